/** One source of law, as guides cite it. */
export interface LawRow {
  /** `<jurisdiction>-<act>-<section>`, kebab-case; the `id` of `<Law>`. */
  readonly id: string;
  readonly jurisdiction: 'de' | 'at' | 'es' | 'it' | 'fr' | 'eu';
  /** As lawyers cite it, in its own language. */
  readonly short: string;
  /** Full official title, in its own language. */
  readonly title: string;
  /** The official publisher's address. */
  readonly url: string;
  /** Version read: the day of the consolidated text, or the edition. */
  readonly version: string;
  /** Day on which it was read, ISO 8601. */
  readonly read: string;
}
