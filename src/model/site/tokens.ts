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

/** What a token of the style sheet is shown as. */
export type TokenKind = 'color' | 'space' | 'text' | 'radius' | 'shadow' | 'other';

const GROUPS = {
  space: /^--portal-space-\d+$/,
  text: /^--portal-text-(?:\d?x)?[sml]$/,
  radius: /^--portal-radius-/,
  shadow: /^--portal-shadow-/,
} as const;

/** The kind of a token by its value, if that is a color, or by its name. */
export function toTokenKind(name: string, value: string): TokenKind {
  if (/^(?:#|rgba?\()/.test(value)) return 'color';
  const kinds = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
  return kinds.find((kind) => GROUPS[kind].test(name)) ?? 'other';
}
