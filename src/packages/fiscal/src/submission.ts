/** The federal states by the letters of ISO 3166-2. */
export type FederalState = keyof typeof TAX_OFFICE_PREFIXES;

/**
 * A tax number in the uniform form of 13 digits, from the shorter form on a tax assessment, or
 * `null` if the length is wrong, e.g. `21/815/08150` of Berlin as `1121081508150` (uniform scheme
 * of the federal and state tax administrations).
 */
export function toUniformTaxNumber(printed: string, state: FederalState): string | null {
  const all = printed.replace(/\D/g, '');
  // Hesse prints a leading zero that isn't part of the uniform form.
  const digits = state === 'HE' && all.startsWith('0') ? all.slice(1) : all;
  const prefix = TAX_OFFICE_PREFIXES[state];
  if (digits.length === 10)
    return hasShortForm(state) ? `${prefix}${digits.slice(0, 2)}0${digits.slice(2)}` : null;
  if (digits.length === 11)
    return hasShortForm(state)
      ? null
      : `${prefix.charAt(0)}${digits.slice(0, 3)}0${digits.slice(3)}`;
  return null;
}

/**
 * Whether a tax number has the uniform form of 13 digits, starts with a tax office of the given
 * federal state and has a zero in the fifth position.
 */
export function isTaxNumberOf(taxNumber: string, state: FederalState): boolean {
  return /^\d{4}0\d{8}$/.test(taxNumber) && taxNumber.startsWith(TAX_OFFICE_PREFIXES[state]);
}

/** Whether a German VAT identification number has a valid check digit (ISO 7064, MOD 11,10). */
export function isGermanVatId(vatId: string): boolean {
  if (!/^DE\d{9}$/.test(vatId)) return false;
  const digits = [...vatId.slice(2)].map(Number);
  const product = digits
    .slice(0, 8)
    .reduce((before, digit) => (2 * ((digit + before) % 10 || 10)) % 11, 10);
  return (11 - product) % 10 === digits[8];
}

/**
 * The certification number and year for the notification of a TSE, e.g. `9999-2026` for
 * `BSI-K-TR-9999-2026`, or `null` for another text.
 */
export function toCertificationNumber(certificationId: string): string | null {
  return /^BSI-K-TR-(\d{4}-\d{4})(?:-MA-\d{2})?$/.exec(certificationId)?.[1] ?? null;
}

/**
 * The last day to report that a till was acquired or decommissioned: one month after that day (§
 * 146a (4) sentence 2 AO). A weekend or holiday at the end only extends the limit, so this day is
 * never too late.
 */
export function toNotificationDueDate(changedOn: string): string {
  // The channel opened in 2025. The limit for systems from before July 2025 was the end of July.
  if (changedOn < '2025-07-01') return '2025-07-31';
  const [year = 0, month = 0, day = 0] = changedOn.split('-').map(Number);
  // If the month doesn't have that day, the limit ends on its last day. Day 0 is the last day of
  // the previous month.
  const lastOfNextMonth = new Date(Date.UTC(year, month + 1, 0));
  lastOfNextMonth.setUTCDate(Math.min(day, lastOfNextMonth.getUTCDate()));
  return lastOfNextMonth.toISOString().slice(0, 10);
}

/**
 * The first digits of each state's tax offices, two digits if one digit doesn't distinguish the
 * states.
 */
const TAX_OFFICE_PREFIXES = {
  BB: '30',
  BE: '11',
  BW: '28',
  BY: '9',
  HB: '24',
  HE: '26',
  HH: '22',
  MV: '40',
  NI: '23',
  NW: '5',
  RP: '27',
  SH: '21',
  SL: '10',
  SN: '32',
  ST: '31',
  TH: '41',
} as const;

/**
 * The states that print ten digits, two of them for the tax office. The other states print eleven
 * digits, three of them for the tax office.
 */
function hasShortForm(state: FederalState): boolean {
  return ['BE', 'BW', 'HB', 'HE', 'HH', 'NI', 'RP', 'SH'].includes(state);
}
