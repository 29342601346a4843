import type {ErrorGuide} from './errorIndex';

/** A guide as it is written, in English, with its translation if there is one. */
export interface GuideText {
  /** Address, without the language's prefix. */
  readonly to: string;
  readonly text: string;
  readonly translation?: {readonly text: string; readonly lang: string};
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly codes: ReadonlySet<string>;
}

/**
 * The section for each error code that guides of an API name. The guide that names the most codes
 * comes first, and in it the section that does, because that is where errors are explained and not
 * only mentioned. Codes in examples don't count.
 */
export function toErrorGuides(guides: readonly GuideText[]): ReadonlyMap<string, ErrorGuide> {
  const found = new Map<string, ErrorGuide>();
  const read = guides.map((guide) => ({...guide, sections: toSections(guide.text)}));
  const countCodes = ({sections}: {readonly sections: readonly Section[]}): number =>
    new Set(sections.flatMap(({codes}) => [...codes])).size;
  for (const {to, translation, sections} of byCount(read, countCodes)) {
    const titles = new Map(
      toSections(translation?.text ?? '').map(({id, title}) => [id, title] as const),
    );
    for (const {id, title, codes} of byCount(sections, ({codes: own}) => own.size)) {
      const translated = titles.get(id);
      const guide = {
        to: `${to}#${id}`,
        title: translated ?? title,
        lang: (translated !== undefined && translation?.lang) || 'en',
      };
      for (const code of codes) if (!found.has(code)) found.set(code, guide);
    }
  }
  return found;
}

/** The most first, and otherwise in the given order. */
function byCount<Item>(items: readonly Item[], count: (item: Item) => number): readonly Item[] {
  return [...items].sort((one, other) => count(other) - count(one));
}

/** The sections below headings with an anchor, with the codes in their text. */
function toSections(text: string): readonly Section[] {
  const [, ...parts] = text
    .replace(/^(`{3,})[^]*?^\1/gm, '')
    .split(/^#{2,4} +(.*?) *\{\/\* *#([\w-]+) *\*\/\} *$/m);
  return parts.flatMap((title, index) => {
    const [id, body] = parts.slice(index + 1);
    return index % 3 > 0 || id === undefined || body === undefined
      ? []
      : [
          {
            id,
            title: title.replace(/[`*\\]/g, ''),
            codes: new Set(body.match(/\bE_[A-Z\d_]+\b/g) ?? []),
          },
        ];
  });
}
