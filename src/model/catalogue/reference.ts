/** A link of the menu beside a reference page. */
export interface ReferenceMenuItem {
  /** The anchor it leads to, without `#`. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'section' | 'tag' | 'operation';
  /** HTTP method in capitals, on operations. */
  readonly method?: string;
  readonly deprecated?: boolean;
  readonly items?: readonly ReferenceMenuItem[];
}

/** What a reference page is given beside its static HTML: a few kilobytes, never the specification. */
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
  /** Page of the version that replaced this one. */
  readonly successor?: {readonly label: string; readonly version: string; readonly path: string};
  /** Addresses from the host's root, equal in all languages. */
  readonly specUrl: string;
  readonly yamlUrl: string;
  readonly jsonUrl: string;
  readonly postmanUrl: string;
  /** Address of the stylesheet for the static HTML. */
  readonly styleUrl: string;
  readonly menu: readonly ReferenceMenuItem[];
}

/** The anchors a reference page answers to: every item of the menu, and operations also by their short form `operation/<id>`. */
export function toReferenceAnchors(menu: readonly ReferenceMenuItem[]): readonly string[] {
  return menu.flatMap(({id, kind, items = []}) => [
    id,
    ...(kind === 'operation' && id.includes('/operation/') ? [id.slice(id.indexOf('/operation/') + 1)] : []),
    ...toReferenceAnchors(items),
  ]);
}

/** The name of an API version in file names: no slash. */
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
