/** The smallest part of a page that is translated, and checked, as a whole. */
export interface Block {
  /** ID of the heading above; empty before the first heading. */
  readonly section: string;
  /** What it is and where: `h2`, `p`, `ol/item`, `warning/label`, `table/row`, `front/title`. */
  readonly kind: string;
  /** Line of the source file. */
  readonly line: number;
  /** Words of its own language, without code, sources and words in italics. */
  readonly words: string;
  /** The block as text, with white space folded. */
  readonly text: string;
  /**
   * What a translation has to say in the same way, sorted: numbers, sources, facts, terms, code,
   * links, components.
   */
  readonly parts: readonly string[];
  /** The syntax tree node, which the build exchanges; `undefined` in front matter. */
  readonly node?: unknown;
}

/** The front matter that a translation has texts of its own for. */
export const TRANSLATED_KEYS = ['title', 'description', 'sidebar_label'] as const;
