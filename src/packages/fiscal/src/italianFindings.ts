export const ITALIAN_FINDINGS = {};
