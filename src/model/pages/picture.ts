/** The kind of page on a picture. Each kind has other lines on the receipt. */
type PictureKind = 'site' | 'page' | 'guide' | 'reference' | 'post' | 'news';

/**
 * The data of a page's picture for shared links. The page states it in its head, and the build
 * draws it (scripts/lib/pictures). A text shown in five languages has one picture, the one of its
 * original page.
 */
export interface PagePicture {
  readonly kind: PictureKind;
  readonly title: string;
  /** Language of the text and of every word in the picture. */
  readonly language: string;
  /** Complete address of the original page, which the receipt's QR code contains. */
  readonly address: string;
  readonly product?: string | undefined;
  /** ISO 3166-1 alpha-2, capitals; `any` for a product of every country. */
  readonly country?: string | undefined;
  /** Version of an API. */
  readonly version?: string | undefined;
  /** Day of a post, ISO 8601. */
  readonly date?: string | undefined;
  /** Tags of a post. */
  readonly topics?: readonly string[] | undefined;
}

/** Width and height of every picture, as recommended by all networks that show large pictures. */
export const pictureSize = {width: 1200, height: 630} as const;

/** Folder of the pictures below the site's base URL. */
export const pictureFolder = 'img/og/';

/** Name of the `<meta>` element that contains a picture's data. */
export const pictureMeta = 'portal:picture';

const KINDS: Readonly<Record<PictureKind, true>> = {
  site: true,
  page: true,
  guide: true,
  reference: true,
  post: true,
  news: true,
};
const TEXTS = [
  'kind',
  'title',
  'language',
  'address',
  'product',
  'country',
  'version',
  'date',
] as const;

/** The data of a picture as text, with fields in a fixed order and without empty fields. */
export function toPictureText(picture: PagePicture): string {
  const {kind, title, language, address, product, country, version, date, topics = []} = picture;
  return JSON.stringify({
    kind,
    title,
    language,
    address,
    product,
    country,
    version,
    date,
    topics: topics.length > 0 ? topics : undefined,
  });
}

/** Parses the result of {@link toPictureText}; `undefined` for any other text. */
export function parsePicture(text: string): PagePicture | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const {kind, title, language, address, topics = []} = fields;
  const isWhole = [title, language, address].every(
    (field) => typeof field === 'string' && field.trim() !== '',
  );
  const isText = TEXTS.every(
    (name) => fields[name] === undefined || typeof fields[name] === 'string',
  );
  const hasTopics = Array.isArray(topics) && topics.every((topic) => typeof topic === 'string');
  return isWhole && isText && hasTopics && typeof kind === 'string' && Object.hasOwn(KINDS, kind)
    ? (value as PagePicture)
    : undefined;
}

/**
 * File of a picture below {@link pictureFolder}: the path of the original page, such as
 * `sign-de/outages.png`, or `index.png` in the folder of a landing page. Throws if the page address
 * isn't complete.
 */
export function toPictureFile({address}: Pick<PagePicture, 'address'>): string {
  const path = new URL(address).pathname.slice(1);
  return `${path === '' || path.endsWith('/') ? `${path}index` : path}.png`;
}
