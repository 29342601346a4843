import {createHash} from 'node:crypto';
import {
  isElement,
  parsePage,
  parsePiece,
  toAttribute,
  toText,
  type HtmlElement,
  type HtmlParent,
} from '../../../src/model/pages/html';

/** The portal's inline scripts, each identified by a text that only it contains. */
const ownScripts: readonly {readonly name: string; readonly mark: string}[] = [
  {
    name: 'assets asked for again, choices and the cookie banner shown before the first paint (src/config/head.ts)',
    mark: 'isRetried',
  },
  {name: 'colour mode before the first paint (Docusaurus)', mark: 'docusaurus-theme'},
];

/**
 * The only inline style sheet: the fonts, which every page needs before its first paint
 * (src/config/head.ts).
 */
const ownStyle = /^@font-face\s*\{/;

/** Types of `<script>` that contain data. Any other type, such as an import map, has an effect. */
const dataTypes = ['application/json', 'application/ld+json'];

/**
 * Elements that can load third-party content or send readers elsewhere, whatever their attributes.
 */
const loaders = new Set(['base', 'object', 'embed', 'applet']);

/** The active content of a page. */
export interface InlineCode {
  /** The text of every inline script. */
  readonly scripts: readonly string[];
  /** The text of every inline style sheet. */
  readonly styles: readonly string[];
  /**
   * Elements and attributes that run code, load content or redirect without being a script, each by
   * its beginning.
   */
  readonly other: readonly string[];
}

/** Collects the inline code of a parsed page, as browsers with and without scripting see it. */
export function readInlineCode(document: HtmlParent): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const other: string[] = [];
  const read = (element: HtmlElement): void => {
    const {tagName: name, attrs} = element;
    if (
      name === 'script' &&
      toAttribute(element, 'src') === undefined &&
      !dataTypes.includes(toAttribute(element, 'type') ?? '')
    )
      scripts.push(toText(element));
    if (name === 'style') styles.push(toText(element));
    if (loaders.has(name) || (name === 'meta' && toAttribute(element, 'http-equiv') !== undefined))
      other.push(`<${name}>`);
    for (const {name: attribute, value} of attrs)
      if (
        /^on|^srcdoc$/.test(attribute) ||
        (value.includes(':') && /^(?:javascript|vbscript):/i.test(value.replace(/[\0-\x20]/g, '')))
      )
        other.push(`<${name} ${attribute}="${toBeginning(value)}">`);
  };
  const readAll = (parent: HtmlParent): void => {
    for (const child of parent.childNodes) {
      if (!isElement(child)) continue;
      read(child);
      // Browsers without scripting see elements where other browsers see a text.
      readAll(child.tagName === 'noscript' ? parsePiece(toText(child)) : child);
      if ('content' in child) readAll(child.content);
    }
  };
  readAll(document);
  return {scripts, styles, other};
}

/**
 * The `sha256-…` of every inline script of a page that a browser would run. Data blocks
 * (`application/json`, `application/ld+json`) don't run.
 */
export function toInlineScriptHashes(html: string): readonly string[] {
  return readInlineCode(parsePage(html)).scripts.map(toHash);
}

/** Hashes for the policy, as `sha256-…`. */
export interface OwnHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The hashes of the portal's own inline scripts and style sheet on a page without text from
 * specifications. Throws on code that isn't in the lists above.
 */
export function toOwnHashes(page: string, {scripts, styles}: InlineCode): OwnHashes {
  const unknown = [
    ...scripts
      .filter((script) => !ownScripts.some(({mark}) => script.includes(mark)))
      .map((script) => toProblem(page, 'script', script)),
    ...styles
      .filter((style) => !ownStyle.test(style))
      .map((style) => toProblem(page, 'style', style)),
  ];
  if (unknown.length > 0) throw new Error(toErrorText(unknown));
  return {scripts: scripts.map(toHash), styles: styles.map(toHash)};
}

/** Inline code of a page that the policy doesn't allow, one line each. */
export function findForeignCode(
  page: string,
  {scripts, styles, other}: InlineCode,
  own: {readonly [Kind in keyof OwnHashes]: ReadonlySet<string>},
): readonly string[] {
  return [
    ...scripts
      .filter((script) => !own.scripts.has(toHash(script)))
      .map((script) => toProblem(page, 'script', script)),
    ...styles
      .filter((style) => !own.styles.has(toHash(style)))
      .map((style) => toProblem(page, 'style', style)),
    ...other.map((element) => `- ${page}: ${element}`),
  ];
}

/** The error message for a build whose pages contain code that isn't the portal's. */
export function toErrorText(problems: readonly string[]): string {
  return [
    `${problems.length} ${problems.length === 1 ? 'piece' : 'pieces'} of inline code in the pages that the portal does not know. Remove it, or add a script of your own to scripts/lib/delivery/inlineScripts.ts.`,
    ...problems,
  ].join('\n');
}

function toProblem(page: string, name: 'script' | 'style', text: string): string {
  return `- ${page}: <${name}>${toBeginning(text)}`;
}

function toBeginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
