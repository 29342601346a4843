/** What a picture shows a page as; each has its own lines on the receipt. */
type PictureKind = 'site' | 'page' | 'guide' | 'reference' | 'post' | 'news';

/**
 * All that a page's picture for shared links is drawn from. The page states it in its head, the build draws it (scripts/lib/pictures). A text shown under five
 * languages has one picture, that of the page that carries the text.
 */
export interface PagePicture {
  readonly kind: PictureKind;
  readonly title: string;
  /** Language of the text, and so of every word in the picture. */
  readonly language: string;
  /** Complete address of the page that carries the text; the receipt's QR code holds it. */
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

/** Width and height of every picture: what all networks that show large pictures ask for. */
export const pictureSize = {width: 1200, height: 630} as const;

/** Folder of the pictures below the site's base URL. */
export const pictureFolder = 'img/og/';

/** Name of the `<meta>` in which a page states what its picture is drawn from. */
export const pictureMeta = 'portal:picture';

const KINDS: Readonly<Record<PictureKind, true>> = {site: true, page: true, guide: true, reference: true, post: true, news: true};
const TEXTS = ['kind', 'title', 'language', 'address', 'product', 'country', 'version', 'date'] as const;

/** The contents of a picture as one text: the same fields always in the same order, none that is empty. */
export function toPictureText(picture: PagePicture): string {
  const {kind, title, language, address, product, country, version, date, topics = []} = picture;
  return JSON.stringify({kind, title, language, address, product, country, version, date, topics: topics.length > 0 ? topics : undefined});
}

/** Reads {@link toPictureText}; `undefined` for anything else. */
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
  const isWhole = [title, language, address].every((field) => typeof field === 'string' && field.trim() !== '');
  const isText = TEXTS.every((name) => fields[name] === undefined || typeof fields[name] === 'string');
  const hasTopics = Array.isArray(topics) && topics.every((topic) => typeof topic === 'string');
  return isWhole && isText && hasTopics && typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? (value as PagePicture) : undefined;
}

/**
 * File of a picture below {@link pictureFolder}: the path of the page that carries the text, such as `sign-de/outages.png`, or `index.png` in the folder of a
 * landing page. Throws for a page address that is not complete.
 */
export function toPictureFile({address}: Pick<PagePicture, 'address'>): string {
  const path = new URL(address).pathname.slice(1);
  return `${path === '' || path.endsWith('/') ? `${path}index` : path}.png`;
}
