import {
  parsePicture,
  pictureFolder,
  pictureMeta,
  toPictureFile,
  toPictureText,
  type PagePicture,
} from '../../../src/model/pages/picture';

/** The data of a page that its picture needs. */
export interface PageSource {
  /** Path of the page below the site. */
  readonly file: string;
  readonly metas: ReadonlyMap<string, string>;
}

/** The pictures that the pages' heads request. */
export interface CollectedPictures {
  /** Data by file, without duplicates. */
  readonly pictures: ReadonlyMap<string, PagePicture>;
  /** Pages that request no picture, or one that can't be drawn, each with its remedy. */
  readonly problems: readonly string[];
}

/** Collects the pictures that pages state in their heads. */
export function collectPictures(pages: readonly PageSource[]): CollectedPictures {
  const pictures = new Map<string, PagePicture>();
  const problems: string[] = [];
  for (const {file, metas} of pages) {
    const stated = metas.get(pictureMeta);
    const picture = stated === undefined ? undefined : parsePicture(stated);
    if (!picture) {
      problems.push(
        `${file}: ${stated === undefined ? 'states no picture' : `states a picture that cannot be read (${stated})`}. Render <PagePicture> in its template.`,
      );
      continue;
    }
    const name = toPictureFile(picture);
    const known = pictures.get(name);
    if (!isPictureFile(name))
      problems.push(
        `${file}: a picture cannot be named ${name}. Give the page an address of a-z, 0-9, "-", "_" and ".".`,
      );
    else if (!metas.get('og:image')?.endsWith(`/${pictureFolder}${name}`))
      problems.push(
        `${file}: og:image is ${metas.get('og:image') ?? 'missing'}, its picture is ${pictureFolder}${name}. Leave it to <PagePicture>.`,
      );
    else if (known && toPictureText(known) !== toPictureText(picture))
      problems.push(
        `${file}: its picture is already that of "${known.title}". Give one of the two pages another address.`,
      );
    else pictures.set(name, picture);
  }
  return {pictures, problems};
}

/** Whether a page's address gives a file name that every host and file system accepts. */
function isPictureFile(name: string): boolean {
  return name.split('/').every((part) => /^\w[\w.-]*$/.test(part));
}
