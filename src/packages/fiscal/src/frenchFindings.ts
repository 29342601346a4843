export const FRENCH_FINDINGS = {};
