/**
 * The folders of one content plugin's pages. Paths are relative to the project's root and use
 * slashes.
 */
export interface ContentFolder {
  readonly source: string;
  /** Folder of its translations, below `i18n/<language>`. */
  readonly translations: string;
}

/** A plugin instance with pages of one language. */
interface Instance {
  readonly id: string;
  readonly kind: 'pages' | 'docs';
  readonly path: string;
}

/** A file of a content folder. */
export interface ContentPlace {
  readonly folder: ContentFolder;
  /** Path below the folder, the same for a page and its translations. */
  readonly rest: string;
}

/** The content folders: guides, posts and pages in every language, and pages in one language. */
export function toContentFolders(instances: readonly Instance[]): readonly ContentFolder[] {
  return [
    {source: 'docs', translations: 'docusaurus-plugin-content-docs/current'},
    {source: 'blog', translations: 'docusaurus-plugin-content-blog'},
    {source: 'src/pages', translations: 'docusaurus-plugin-content-pages'},
    ...instances.map(({id, kind, path}) => ({
      source: path,
      translations:
        kind === 'docs'
          ? `docusaurus-plugin-content-docs-${id}/current`
          : `docusaurus-plugin-content-pages-${id}`,
    })),
  ];
}

/** The content folder of a page's source or translation; `undefined` for other files. */
export function findContentPlace(
  folders: readonly ContentFolder[],
  file: string,
): ContentPlace | undefined {
  const below = file.replace(/^i18n\/[^/]+\//, '');
  for (const folder of folders) {
    const start = `${below === file ? folder.source : folder.translations}/`;
    if (below.startsWith(start)) return {folder, rest: below.slice(start.length)};
  }
  return undefined;
}

/** The path of a page's source file, also for the place of a translation. */
export function toSourceFile({folder, rest}: ContentPlace): string {
  return `${folder.source}/${rest}`;
}

/** The path of a page's translation, whether it exists or not. */
export function toTranslationFile({folder, rest}: ContentPlace, locale: string): string {
  return `i18n/${locale}/${folder.translations}/${rest}`;
}
