import type {RedocLabels} from '../../src/data/redocLabels';
import {safeAddress} from './safeMarkup';

/** One literal of Redoc's published bundle and its replacement. */
export interface RedocPatch {
  readonly find: string;
  readonly replace: string;
}

/** Our modules that replace Redoc's own, by the names that its bundle requires. */
export interface Replacements {
  readonly colourShim: string;
  readonly sanitizer: string;
  readonly expandAll: string;
}

/**
 * All changes to Redoc's bundle for one language, during the build and in browsers. Tests check
 * that each literal occurs in the installed version, in the bundles for Node and for browsers.
 */
export function toRedocPatches(
  {fixed, settable}: Pick<RedocLabels, 'fixed' | 'settable'>,
  {colourShim, sanitizer, expandAll}: Replacements,
): readonly RedocPatch[] {
  return [
    ...toLabelPatches(fixed, settable.deprecated),
    ...structurePatches,
    ...stylePatches,
    ...safetyPatches,
    {find: 'require("polished")', replace: `require(${JSON.stringify(colourShim)})`},
    {find: 'require("dompurify")', replace: `require(${JSON.stringify(sanitizer)})`},
    {
      find: 'this.props.children(t.active)',
      replace: `require(${JSON.stringify(expandAll)}).withExpandAll(t.active,this.props.children(t.active),${JSON.stringify({expandAll: fixed.expandAll, collapseAll: fixed.collapseAll})})`,
    },
  ];
}

/** The bundle with every patch applied. Throws with all literals that no longer occur. */
export function patchRedoc(source: string, patches: readonly RedocPatch[]): string {
  const missing = patches.filter(({find}) => !source.includes(find));
  if (missing.length > 0) {
    throw new Error(
      [
        `${missing.length} literals no longer occur in Redoc's bundle. Find their new form in plugins/api-reference/redocPatches.ts.`,
        ...missing.map(({find}) => `- ${find}`),
      ].join('\n'),
    );
  }
  return patches.reduce((text, {find, replace}) => text.replaceAll(find, () => replace), source);
}

/** Redoc's texts that its option `labels` doesn't cover. */
function toLabelPatches(fixed: RedocLabels['fixed'], deprecated: string): readonly RedocPatch[] {
  const text = (label: keyof RedocLabels['fixed'], after = ''): string =>
    JSON.stringify(fixed[label] + after);
  const template = (label: keyof RedocLabels['fixed']): string =>
    fixed[label].replace(/[`\\$]/g, '\\$&');
  const places = {
    path: fixed.pathParameters,
    query: fixed.queryParameters,
    header: fixed.headerParameters,
    cookie: fixed.cookieParameters,
  };
  return [
    {find: '" Response Headers "', replace: text('responseHeaders')},
    {find: '"Authorizations:"', replace: text('authorizations', fixed.colon)},
    ...['example', 'default', 'const'].map((label) => ({
      find: `("${label}")+":"`,
      replace: `("${label}")+${text('colon')}`,
    })),
    {find: '("examples"),": ")', replace: `("examples"),${text('colon', ' ')})`},
    {find: '("enum"),":")', replace: `("enum"),${text('colon')})`},
    {find: '||"property name")', replace: `||${text('propertyName')})`},
    {find: '{$expanded:o},"None")', replace: `{$expanded:o},${text('none')})`},
    {find: '"additional property"', replace: text('additionalProperty')},
    {find: '"pattern property"', replace: text('patternProperty')},
    {find: ',null,"required")', replace: `,null,${text('required')})`},
    {find: ',null,"optional")', replace: `,null,${text('optional')})`},
    {find: '("strong",null,"Description")', replace: `("strong",null,${text('description')})`},
    {
      find: 'i.length-a} more`:"Hide"',
      replace: `i.length-a} ${template('more')}\`:${text('hide')}`,
    },
    {find: '"Request Body schema: "', replace: text('requestBodySchema', `${fixed.colon} `)},
    {find: '"Response Schema: "', replace: text('responseSchema', `${fixed.colon} `)},
    {find: ',null,t," Parameters")', replace: `,null,${JSON.stringify(places)}[t]||t)`},
    {find: '" Callbacks "', replace: text('callbacks')},
    {find: '" Schema not provided "', replace: text('noSchema')},
    {find: '"Content type"', replace: text('contentType')},
    {
      find: '"Hide pattern":"Show pattern"',
      replace: `${text('hidePattern')}:${text('showPattern')}`,
    },
    {find: '" Array "', replace: text('array', ' ')},
    {find: '"[ items"', replace: JSON.stringify(`[ ${fixed.arrayItems}`)},
    {find: 'oneOfType="One of"', replace: `oneOfType=${text('oneOf')}`},
    {find: 'oneOfType="Any of"', replace: `oneOfType=${text('anyOf')}`},
    {find: 'nt("characters",', replace: `nt(${text('characters')},`},
    {find: 'nt("items",', replace: `nt(${text('items')},`},
    {find: 'nt("properties",', replace: `nt(${text('properties')},`},
    {find: '"non-empty"', replace: text('nonEmpty')},
    {find: 'push("unique")', replace: `push(${text('unique')})`},
    {find: '`decimal places <= ', replace: `\`${template('decimalPlaces')} <= `},
    {find: '`multiple of ', replace: `\`${template('multipleOf')} `},
    {
      find: '{type:"warning"},"Deprecated")',
      replace: `{type:"warning"},${JSON.stringify(deprecated)})`,
    },
    {find: '"Flow type: "', replace: text('flowType', `${fixed.colon} `)},
    {find: '" Authorization URL: "', replace: text('authorizationUrl', `${fixed.colon} `)},
    {find: '" Token URL: "', replace: text('tokenUrl', `${fixed.colon} `)},
    {find: '" Refresh URL: "', replace: text('refreshUrl', `${fixed.colon} `)},
    {find: '" Scopes: "', replace: text('scopes', `${fixed.colon} `)},
    {find: '"Required scopes: "', replace: text('requiredScopes', `${fixed.colon} `)},
    {find: '"HTTP Authorization Scheme: "', replace: text('httpScheme', `${fixed.colon} `)},
    {find: '"Bearer format: "', replace: text('bearerFormat', `${fixed.colon} `)},
    {find: '"Connect URL: "', replace: text('connectUrl', `${fixed.colon} `)},
    {
      find: '" parameter name: "',
      replace: JSON.stringify(` ${fixed.parameterName}${fixed.colon} `),
    },
    {
      find: '"Copied":"Not supported in your browser"',
      replace: `${text('copied')}:${text('notSupported')}`,
    },
    {find: 'open:r},"Copy")', replace: `open:r},${text('copy')})`},
    {find: '" Expand all "', replace: text('expandAll')},
    {find: '" Collapse all "', replace: text('collapseAll')},
    {find: '?"expand":"collapse"', replace: `?${text('expand')}:${text('collapse')}`},
    {find: '"No sample"', replace: text('noSample')},
    {find: '"Loading ..."', replace: text('loading')},
    {find: '"Loading..."', replace: text('loading')},
    {find: '"Something went wrong..."', replace: text('crash')},
    {find: '"Stack trace"', replace: text('stackTrace')},
  ];
}

/**
 * Heading levels below an operation's `h3`, the state of fields and responses that open, the
 * language of specification text, and patterns that fit a phone.
 */
const structurePatches: readonly RedocPatch[] = [
  {find: '.h5`', replace: '.h4`'},
  {find: '.h3`\n  font-size: 1.3em;', replace: '.h4`\n  font-size: 1.3em;'},
  {find: '"aria-label":`expand ${a}`', replace: '"aria-expanded":!!d'},
  // A response that was never opened has no state, but style sheets need it.
  {find: '"aria-expanded":i,disabled:n', replace: '"aria-expanded":!!i,disabled:n'},
  {find: '({className:"redoc-markdown "+', replace: '({lang:"en",className:"redoc-markdown "+'},
  // `s` is set for responses. Only the first level of request bodies is open, because all responses
  // together would add a quarter to the page's elements.
  {find: 'm=c&&1===h.length||u>=a', replace: 'm=c&&1===h.length||!s&&u>=a'},
  // Properties that would become attributes of the page: a copy of each description, and the kind
  // of each field.
  {find: '{$inline:n,$compact:o}', replace: '{$inline:n,$compact:o,html:void 0}'},
  {
    find: 'r.length<45?r:`${r.substr(0,45)}...`),r.length>45&&',
    replace: 'r.length<24?r:`${r.substr(0,20)}…`),r.length>=24&&',
  },
  {find: '({kind:e})=>', replace: '({$kind:e})=>'},
  {find: '({kind:e=""})=>', replace: '({$kind:e=""})=>'},
  {find: ',kind:p,title:a}', replace: ',$kind:p,title:a}'},
];

/**
 * A specification's texts must not do anything. Tags are shown as text, comments are removed, and
 * links can only lead to the web, a mail or the page.
 */
const safetyPatches: readonly RedocPatch[] = [
  {
    find: 'html(e){return e}',
    replace: String.raw`html(e){return e.replace(/<!--[\s\S]*?-->/g,"").replace(/&/g,"&amp;").replace(/</g,"&lt;")}`,
  },
  // The text after tags such as `<code>`, which the Markdown parser would keep as HTML.
  {find: 'return e=this.lexer.state.inRawBlock?', replace: 'return e=!1?'},
  {find: 'return t&&t.url?', replace: `return t&&${String(safeAddress)}.test(t.url)?`},
];

/** Colors that Redoc's theme doesn't cover. */
const stylePatches: readonly RedocPatch[] = [
  {find: 'color: #0e7c86', replace: 'color: var(--portal-code-name)'},
  {
    find: 'border-bottom: 1px solid #9fb4be',
    replace: 'border-bottom: 1px solid var(--portal-line)',
  },
  {find: '    background: #ffffff;', replace: '    background: var(--portal-ground-raised);'},
  {find: '\\n      color: white;', replace: '\\n      color: var(--portal-accent-ink);'},
  {
    find: '\\n        background-color: white;',
    replace: '\\n        background-color: transparent;',
  },
  {
    find: '    color: #777;\n    border-left: 4px solid #ddd;',
    replace:
      '    color: var(--portal-ink-soft);\n    border-left: 4px solid var(--portal-line-strong);',
  },
  {find: 'rgba(38, 50, 56, 0.7)', replace: 'var(--portal-ink-soft)'},
  {find: 'rgba(38, 50, 56, 0.1)', replace: 'var(--portal-line)'},
  {find: 'rgba(38, 50, 56, 0.3)', replace: 'var(--portal-line-strong)'},
  {find: 'rgba(38, 50, 56, 0.5)', replace: 'var(--portal-line-strong)'},
  {
    find: '    background-color: #fff;\n    border-top: 1px solid #ccc;',
    replace: '    background-color: transparent;\n    border-top: 1px solid var(--portal-line);',
  },
  {find: '    border: 1px solid #ddd;', replace: '    border: 1px solid var(--portal-line);'},
  // Turns the colors of code on a dark ground into one comment, because no code here is dark. The
  // comments between them would end it.
  {find: '/**\n  * Based on prism-dark.css\n  */', replace: '/*'},
  {find: '    /* color: white;\n    background: none; */\n', replace: ''},
  {find: '  /* Code blocks */\n', replace: ''},
  {find: '  .token.deleted {\n    color: red;\n  }\n', replace: '*/'},
];

/**
 * For browsers only: removes parts of Redoc that this site never uses there (its search, its
 * scrollbars, its bundler, languages of samples that we color ourselves). This saves 300 kB of
 * script.
 */
export const weightPatches: readonly RedocPatch[] = [
  ...[
    '@redocly/openapi-core/lib/bundle',
    '@redocly/openapi-core/lib/config/config',
    'lunr',
    'mark.js',
    'perfect-scrollbar',
    'stickyfill',
    'yaml',
  ],
  ...[
    'c',
    'clike',
    'coffeescript',
    'cpp',
    'csharp',
    'csv',
    'go',
    'java',
    'lua',
    'markup-templating',
    'markup',
    'objectivec',
    'perl',
    'php',
    'python',
    'q',
    'ruby',
    'scala',
    'sql',
    'swift',
  ].map((language) => `prismjs/components/prism-${language}.js`),
].map((module) => ({find: `require("${module}")`, replace: '(function(){})'}));
