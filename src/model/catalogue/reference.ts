/** A link in the menu beside a reference page. */
export interface ReferenceMenuItem {
  /** The anchor it links to, without `#`. */
  readonly id: string;
  readonly label: string;
  /** `overview` is the text of a tag, as the first link among its operations. */
  readonly kind: 'section' | 'tag' | 'operation' | 'overview';
  /** HTTP method in capitals. Only set for operations. */
  readonly method?: string;
  readonly deprecated?: boolean;
  readonly items?: readonly ReferenceMenuItem[];
}

/**
 * The data a reference page gets in addition to its static HTML: a few kilobytes, never the whole
 * specification.
 */
export interface ReferencePage {
  /** The catalogue row: `id/version`. */
  readonly key: string;
  readonly id: string;
  readonly version: string;
  /** The page's address without language prefix and base URL. */
  readonly path: string;
  /** Product name. */
  readonly label: string;
  /** Title and version of the specification itself. */
  readonly title: string;
  readonly release: string;
  readonly summary: string;
  readonly operationCount: number;
  /** Days since when this version is deprecated, and until when it works, if that is decided. */
  readonly deprecation?: {readonly since: string; readonly sunset?: string};
  /** Page of the version that replaced this version. */
  readonly successor?: {readonly label: string; readonly version: string; readonly path: string};
  /** Addresses from the host's root, the same in all languages. */
  readonly specUrl: string;
  readonly yamlUrl: string;
  readonly jsonUrl: string;
  readonly postmanUrl: string;
  /** Address of the stylesheet for the static HTML. */
  readonly styleUrl: string;
  readonly menu: readonly ReferenceMenuItem[];
}

/**
 * The anchors of a reference page: every menu item, and the short form `operation/<id>` of each
 * operation.
 */
export function toReferenceAnchors(menu: readonly ReferenceMenuItem[]): readonly string[] {
  return menu.flatMap(({id, kind, items = []}) => [
    id,
    ...(kind === 'operation' && id.includes('/operation/')
      ? [id.slice(id.indexOf('/operation/') + 1)]
      : []),
    ...toReferenceAnchors(items),
  ]);
}

/** The name of an API version in file names, which can't contain slashes. */
export function toReferenceSlug(id: string, version: string): string {
  return `${id}-${version}`.replaceAll('/', '-');
}

/** Where the downloads of an API version are published. */
export function toDownloadUrls(
  {id, version, spec}: {readonly id: string; readonly version: string; readonly spec: string},
  siteBaseUrl: string,
): {readonly yamlUrl: string; readonly jsonUrl: string; readonly postmanUrl: string} {
  return {
    yamlUrl: `${siteBaseUrl}openapi/${spec}.bundled.yaml`,
    jsonUrl: `${siteBaseUrl}openapi/${spec}.bundled.json`,
    postmanUrl: `${siteBaseUrl}postman/${toReferenceSlug(id, version)}.json`,
  };
}
