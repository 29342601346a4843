/** Modules that the plugin generates during the build, see ../bundler. */
declare module '@api-reference/viewer' {
  import type {RedocRawOptions} from 'redoc';
  /** Redoc's raw options with the labels of this build's language. */
  export const viewerOptions: RedocRawOptions;
}

declare module '@api-reference/static-html' {
  /**
   * The static HTML of a page by its `id/version` during the build. Empty in browsers, which have
   * it in the page.
   */
  export function readStaticHtml(key: string): string;
}
