/**
 * Replaces modules that one side of the build doesn't need: the static HTML in browsers, Redoc on
 * the server.
 */
export function readStaticHtml(): string {
  return '';
}

export const OptionsProvider = null;
export const Parameters = null;
export const ResponsesList = null;
export const ThemeProvider = null;
export const RedocNormalizedOptions = null;
export const SpecStore = null;
