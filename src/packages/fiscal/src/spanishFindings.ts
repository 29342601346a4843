export const SPANISH_FINDINGS = {};
