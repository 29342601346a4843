import type {Nodes} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toNumbers} from './numbers';
import {toAttributeText, toWords} from './text';

/** Attributes whose values readers read. A translation has its own. */
const WORDY = new Set(['alt', 'title', 'label', 'aria-label', 'lang', 'hrefLang']);

/** Languages of code whose comments may be translated: those with `//` and those with `#`. */
const SLASHES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);
const HASHES = new Set(['python', 'py', 'bash', 'sh']);

/**
 * What must be the same in both languages, one text per occurrence, sorted: numbers, sources, facts
 * and terms, inline code, links, components, code. Sources may be in another order.
 */
export function toParts(node: Nodes, language: string): readonly string[] {
  const parts = toNumbers(toWords(node), language).map((number) => `number ${number}`);
  const visit = (inner: Nodes): void => {
    const type: string = inner.type;
    if (inner.type === 'inlineCode') parts.push(`\`${inner.value}\``);
    else if (inner.type === 'code') parts.push(toCodePart(inner));
    else if (inner.type === 'link' || inner.type === 'definition') parts.push(`link ${inner.url}`);
    else if (inner.type === 'image') parts.push(`picture ${inner.url}`);
    else if (type === 'mdxTextExpression' || type === 'mdxFlowExpression' || type === 'mdxjsEsm')
      parts.push(toScriptPart((inner as unknown as {value: string}).value));
    else if (type.startsWith('mdxJsx')) {
      const {name, attributes} = inner as unknown as MdxJsxTextElement;
      const known = attributes.filter(
        (attribute) => attribute.type !== 'mdxJsxAttribute' || !WORDY.has(attribute.name),
      );
      parts.push(`<${[name ?? '', ...known.map(toAttributeText)].join(' ')}>`);
    }
    if ('children' in inner) for (const child of inner.children) visit(child);
  };
  visit(node);
  return parts.filter((part) => part !== '').sort();
}

/** Words that decide what must be done, how often and by when. English only. */
const DECISIVE = new RegExp(
  `\\b(?:${[
    "must|may|not|never|no|none|only|unless|without|cannot|(?:ca|do|does|is|are|wo)n't",
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|half|once|twice',
    '(?:second|minute|hour|day|week|month|quarter|year)(?:s|ly)?|daily',
  ].join('|')})\\b`,
  'gi',
);

/** The English words that decide what a block demands, in their order. */
export function toDecisiveWords(text: string): readonly string[] {
  return text.replaceAll('’', "'").toLowerCase().match(DECISIVE) ?? [];
}

function toCodePart({lang, meta, value}: Extract<Nodes, {type: 'code'}>): string {
  return `code ${[lang, meta].filter(Boolean).join(' ')}\n${withoutComments(value, lang ?? '')}`;
}

function withoutComments(code: string, language: string): string {
  if (HASHES.has(language)) return code.replace(/(?<=^|\s)#.*$/gm, '#');
  if (SLASHES.has(language)) return code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '#');
  return code;
}

/** Comments of MDX, such as the ID of a heading, are part of the text. Partial files differ. */
function toScriptPart(script: string): string {
  return script.replaceAll(
    /@site\/(?:i18n\/\w+\/docusaurus-plugin-content-pages|src\/pages)\//g,
    '',
  );
}
