export const AUSTRIAN_FINDINGS = {};
