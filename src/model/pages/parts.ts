/**
 * The role of an element for the programs that read built pages: search, Markdown, feeds,
 * questions. Components declare it with {@link toPart}. These programs ignore class names, so style
 * sheets can be renamed.
 *
 * - `no`: part of the interface. No program reads it.
 * - `text`: text of the page, although it can be pressed.
 * - `once`: repeats other pages, such as a list of sources. The search leaves it out.
 * - `product`: the name of the product a guide belongs to. The search files the page under it.
 * - `law`: a citation. Markdown lists its address at the foot of the page.
 * - `title`: the title of the code below it.
 */
export type PagePart = 'no' | 'text' | 'once' | 'product' | 'law' | 'title';

/** The attribute that holds a {@link PagePart}. */
export const partAttribute = 'data-read';

/** The attribute that marks an element, as props to spread into JSX. */
export function toPart(part: PagePart): {readonly [partAttribute]: PagePart} {
  return {[partAttribute]: part};
}

/**
 * Class that Docusaurus documents as stable for admonitions (`ThemeClassNames`). Admonitions take
 * no attributes, so they can't be marked.
 */
export const admonitionClass = 'theme-admonition';
