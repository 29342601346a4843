import {pageKinds} from '../../../src/data/pageKinds';

/** A page to request, and its expected properties. */
export interface PageQuestion {
  readonly kind: string;
  /** Path below the portal's address. */
  readonly path: string;
  readonly language: string;
}

interface Language {
  readonly id: string;
  readonly htmlLang: string;
}

/** One page per kind and language. */
export function toPageQuestions(languages: readonly Language[]): readonly PageQuestion[] {
  return languages.flatMap(({id, htmlLang}, index) =>
    pageKinds.map(({kind, address}) => ({
      kind,
      path: index === 0 ? address : `/${id}${address}`,
      language: htmlLang,
    })),
  );
}

/** The portal's address without a trailing slash. Throws if it isn't an http(s) address. */
export function toBase(url: string): string {
  try {
    const {protocol, origin, pathname, search, hash} = new URL(url);
    if (/^https?:$/.test(protocol) && search === '' && hash === '')
      return `${origin}${pathname}`.replace(/\/+$/, '');
  } catch {
    // The error below says which address to give.
  }
  throw new Error(
    `--url is "${url}". Give the address of the live portal, such as https://developer.bonarium.example.`,
  );
}
