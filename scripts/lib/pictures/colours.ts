/** The tokens that pictures are drawn with. */
const names = ['ground', 'paper', 'paper-ink', 'paper-faint', 'line-strong', 'ink', 'ink-faint', 'accent'] as const;

export type PictureColours = Readonly<Record<(typeof names)[number], string>>;

/** Reads the light theme's colours from the text of `src/kit/tokens.css`. Throws where one is missing. */
export function readPictureColours(css: string): PictureColours {
  const [light = ''] = css.split("[data-theme='dark']");
  const entries = names.map((name) => {
    const [, value] = new RegExp(`--portal-${name}:\\s*(#[0-9a-f]{6});`).exec(light) ?? [];
    if (value === undefined) throw new Error(`src/kit/tokens.css has no colour --portal-${name}.`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<(typeof names)[number], string>;
}
