/**
 * Whether a text begins with a day of the calendar, such as `2028-02-29`. Engines read a 31 November
 * as 1 December.
 */
export function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  return new Date(Date.parse(`${day}T00:00:00Z`)).getUTCDate() === Number(day.slice(8));
}
