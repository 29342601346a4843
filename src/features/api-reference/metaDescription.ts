import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {toVersionName} from '@site/src/model/catalogue/versionName';

/** The title of a page, for search engines and the browser's tab. */
export function toPageTitle(page: Pick<ReferencePage, 'label' | 'version'>): string {
  return toVersionName(page);
}

/** The first sentence of a summary, for search engines. */
export function toMetaDescription(summary: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(summary)?.[0] ?? summary;
}
