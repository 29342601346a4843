/** What a code of finding means. */
export interface FindingRow {
  readonly severity: 'error' | 'incomplete' | 'warning' | 'info';
  /** One English sentence; values in braces. */
  readonly text: string;
  /** The rule behind the finding; empty if it follows from the input alone. */
  readonly rule: string;
}

/** A row of severity `error`. */
export function error(text: string, rule = ''): FindingRow {
  return {severity: 'error', text, rule};
}

/** A row of severity `incomplete`. */
export function incomplete(text: string, rule = ''): FindingRow {
  return {severity: 'incomplete', text, rule};
}

/** A row of severity `warning`. */
export function warning(text: string, rule = ''): FindingRow {
  return {severity: 'warning', text, rule};
}

/** A row of severity `info`. */
export function info(text: string, rule = ''): FindingRow {
  return {severity: 'info', text, rule};
}
