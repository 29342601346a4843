/** `guide`: a docs page. `page`: a page of its own. `post`: a blog post. */
export type FrontMatterKind = 'guide' | 'page' | 'post';

/** One problem in a page's front matter. */
export interface FrontMatterProblem {
  /** Line of the source file, from 1. */
  readonly line: number;
  /** The problem and its remedy. */
  readonly message: string;
}

interface FrontMatterContext {
  /** IDs of the product table, each with its country or `any`. */
  readonly products: ReadonlyMap<string, string>;
  /** The countries whose law the products serve. */
  readonly countries: readonly string[];
  /** IDs of the portal's languages. */
  readonly languages: readonly string[];
  /** The whole source file, to find lines in. */
  readonly text: string;
}

type Check = (value: unknown, context: FrontMatterContext) => string | null;

const isText: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? null : 'Write a text.';
const isFlag: Check = (value) => (typeof value === 'boolean' ? null : 'Write true or false.');
const isDay: Check = (value, {text}) => {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  const isReal = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day);
  // YAML reads 2026-02-30 as 2 March, so the file also has to contain the day as text.
  return isReal && text.includes(day) ? null : 'Write a day that exists, such as 2026-11-20.';
};
const isList: Check = (value) =>
  Array.isArray(value) && value.length > 0 ? null : 'Write a list.';
const isNumber: Check = (value) => (typeof value === 'number' ? null : 'Write a number.');
const isDescription: Check = (value) => {
  if (typeof value !== 'string' || value.trim() === '') return 'Write one sentence.';
  return value.length <= 160
    ? null
    : `It has ${value.length} characters. Shorten it to at most 160.`;
};
const isProduct: Check = (value, {products}) =>
  products.has(String(value)) ? null : `Write one of ${[...products.keys()].join(', ')}.`;
const areProducts: Check = (value, {products}) => areOf(value, [...products.keys()]);
const areCountries: Check = (value, {countries}) => areOf(value, countries);
const isLanguage: Check = (value, {languages}) =>
  languages.includes(String(value)) ? null : `Write one of ${languages.join(', ')}.`;

function areOf(value: unknown, known: readonly string[]): string | null {
  return Array.isArray(value) && value.length > 0 && value.every((part) => known.includes(part))
    ? null
    : `Write a list of ${known.join(', ')}.`;
}

/** The permitted keys of each kind. `REQUIRED` lists the mandatory ones. */
const KEYS: Record<FrontMatterKind, Readonly<Record<string, Check>>> = {
  guide: {
    title: isText,
    description: isDescription,
    sidebar_label: isText,
    sidebar_position: isNumber,
    product: isProduct,
    reviewed: isDay,
    lang: isLanguage,
    slug: isText,
    pagination_next: () => null,
    pagination_prev: () => null,
    hide_table_of_contents: isFlag,
  },
  page: {
    title: isText,
    description: isDescription,
    reviewed: isDay,
    lang: isLanguage,
    hide_table_of_contents: isFlag,
    toc_max_heading_level: isNumber,
    slug: isText,
  },
  post: {
    title: isText,
    description: isDescription,
    slug: isText,
    date: isDay,
    authors: isList,
    tags: isList,
    countries: areCountries,
    products: areProducts,
    lang: isLanguage,
    hide_table_of_contents: isFlag,
  },
};

const REQUIRED: Record<FrontMatterKind, readonly string[]> = {
  guide: ['title', 'description', 'product', 'reviewed'],
  page: ['title', 'description'],
  post: ['title', 'description', 'slug', 'date', 'authors', 'tags', 'countries'],
};

/** Problems in a page's front matter: unknown keys, missing keys, invalid values. */
export function validateFrontMatter(
  kind: FrontMatterKind,
  frontMatter: Readonly<Record<string, unknown>>,
  context: FrontMatterContext,
): readonly FrontMatterProblem[] {
  const checks = KEYS[kind];
  const missing = REQUIRED[kind]
    .filter((key) => frontMatter[key] === undefined)
    .map((key) => ({line: 1, message: `"${key}" is missing. Add it to the front matter.`}));
  const wrong = Object.entries(frontMatter).flatMap(([key, value]) => {
    const line = toLine(context.text, key);
    const check = checks[key];
    if (!check)
      return [
        {
          line,
          message: `"${key}" is not a key of this kind of page. Remove it, or use one of ${Object.keys(checks).join(', ')}.`,
        },
      ];
    const remedy = check(value, context);
    return remedy === null
      ? []
      : [{line, message: `"${key}" is ${JSON.stringify(value)}. ${remedy}`}];
  });
  return [...missing, ...wrong, ...findMissingCountries(frontMatter, context)];
}

/** A post about a country's product is found by that country too. */
function findMissingCountries(
  {products = [], countries = []}: Readonly<Record<string, unknown>>,
  context: FrontMatterContext,
): readonly FrontMatterProblem[] {
  if (!Array.isArray(products) || !Array.isArray(countries)) return [];
  return products.flatMap((product: string) => {
    const country = context.products.get(product) ?? 'any';
    return country === 'any' || countries.includes(country)
      ? []
      : [
          {
            line: toLine(context.text, 'countries'),
            message: `"products" has ${product}, but "countries" doesn't have ${country}. Add it.`,
          },
        ];
  });
}

function toLine(text: string, key: string): number {
  return Math.max(1, text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);
}
