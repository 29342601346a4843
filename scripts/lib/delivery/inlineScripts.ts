import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** The inline scripts there are, each by a text that only it has. */
const ownScripts: readonly {readonly name: string; readonly mark: string}[] = [
  {name: 'assets asked for again and choices shown before the first paint (src/config/head.ts)', mark: 'isRetried'},
  {name: 'the cookie banner before the first paint (plugins/consent-preflight)', mark: 'data-cookie-banner'},
  {name: 'colour mode before the first paint (Docusaurus)', mark: 'docusaurus-theme'},
  {name: 'a wrong base URL (Docusaurus, home page only)', mark: '__docusaurus-base-url-issue-banner'},
];

/** Types of `<script>` that hold data. Any other, such as an import map, does something. */
const dataTypes = ['application/json', 'application/ld+json'];

interface InlineCode {
  /** The text of every inline script. */
  readonly scripts: readonly string[];
  /** What runs, loads or leads astray without being a script, each as it begins. */
  readonly other: readonly string[];
}

/** What a page does by itself. */
function readInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const other: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {src, type = ''} = attributes;
      if (name === 'script' && src === undefined && !dataTypes.includes(type)) script = '';
      if (['base', 'object', 'embed', 'applet'].includes(name) || (name === 'meta' && 'http-equiv' in attributes)) other.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes))
        if (/^on|^srcdoc$/.test(attribute) || /^(?:javascript|vbscript):/i.test(value.replace(/[\0-\x20]/g, '')))
          other.push(`<${name} ${attribute}="${toBeginning(value)}">`);
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return {scripts, other};
}

/** The `sha256-…` of every inline script of a page that a browser would run; data blocks (`application/json`, `application/ld+json`) do not run. */
export function toInlineScriptHashes(html: string): readonly string[] {
  return readInlineCode(html).scripts.map(toHash);
}

/** The hashes of the portal's own scripts on a page without foreign text. Throws on a script that is not in the list above. */
export function toOwnScriptHashes(page: string, html: string): readonly string[] {
  const {scripts} = readInlineCode(html);
  const unknown = scripts.filter((script) => !ownScripts.some(({mark}) => script.includes(mark)));
  if (unknown.length > 0) throw new Error(toErrorText(unknown.map((script) => toProblem(page, script))));
  return scripts.map(toHash);
}

/** Inline code of a page that the policy does not allow, a line each. */
export function findForeignCode(page: string, html: string, ownHashes: ReadonlySet<string>): readonly string[] {
  const {scripts, other} = readInlineCode(html);
  return [
    ...scripts.filter((script) => !ownHashes.has(toHash(script))).map((script) => toProblem(page, script)),
    ...other.map((element) => `- ${page}: ${element}`),
  ];
}

/** What stops a build whose pages hold code that is not the portal's. */
export function toErrorText(problems: readonly string[]): string {
  return [
    `${problems.length} ${problems.length === 1 ? 'piece' : 'pieces'} of inline code in the pages that the portal does not know. Remove it, or add a script of your own to scripts/lib/delivery/inlineScripts.ts.`,
    ...problems,
  ].join('\n');
}

function toProblem(page: string, script: string): string {
  return `- ${page}: <script>${toBeginning(script)}`;
}

function toBeginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
