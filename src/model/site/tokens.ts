/**
 * A color of `src/kit/tokens.css`, from the file's text, as `#rrggbb`. Throws if the mode has no
 * such token.
 */
export function toTokenColour(css: string, name: string, mode: 'light' | 'dark'): string {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  const [, value] =
    new RegExp(`--portal-${name}:\\s*(#[0-9a-f]{6});`).exec(mode === 'light' ? light : dark) ?? [];
  if (value === undefined)
    throw new Error(`src/kit/tokens.css has no ${mode} color --portal-${name}.`);
  return value;
}
