import path from 'node:path';
import {expect, it} from 'vitest';
import {checkPage} from '../../../scripts/lib/pages/check';

const root = path.resolve(__dirname, '../../..');
const head = [
  '---',
  'title: Page',
  'description: A page.',
  'product: sign-de',
  'reviewed: 2026-11-20',
  '---',
  '',
  '',
].join('\n');
const at = (line: number, message: string): string =>
  `docs/sign-de/exports.mdx:${line}: ${message}`;

/** A mistake, the text below seven lines of front matter, and the error message. */
const mistakes: readonly (readonly [mistake: string, text: string, ...told: readonly string[]])[] =
  [
    [
      'a link to a page that is not there',
      'See [x](/sign-de/nowhere).',
      at(8, '/sign-de/nowhere leads to no page. Correct the address. Before a file'),
    ],
    [
      'a term of another language without an explanation',
      'Print the *huella*.',
      at(8, '"huella" isn\'t explained at its first use. Write "hash (huella)" or <Term'),
    ],
    [
      'a misspelt link',
      'See [x](/sign-de/export).',
      at(8, '/sign-de/export leads to no page. Did you mean /sign-de/exports?'),
    ],
    [
      'a link to an anchor that is not there',
      'See [x](/sign-de/exports#nowhere).',
      at(8, '/sign-de/exports#nowhere names no heading of that page.'),
    ],
    [
      'a link to a file that is not there',
      'See [x](./nowhere.mdx).',
      at(8, './nowhere.mdx leads to no file. Correct the path'),
    ],
    [
      'a link by file to a post',
      'See [x](../../blog/2025-07-24-dev-news-24.mdx).',
      at(
        8,
        '../../blog/2025-07-24-dev-news-24.mdx leads to no file. Guides, posts and pages link to each other by address: write /blog/dev-news-24.',
      ),
    ],
    [
      'a link without an address',
      'See [x]() and ![y]().',
      at(8, 'The link or picture has no address. Add it.'),
    ],
    [
      'a link without its extension',
      'See [x](exports).',
      at(8, 'exports leads to no file. Link to a page by its file, such as ./exports.mdx'),
    ],
    [
      'a link in a tag to a page that is not there',
      '<a href="/de/docs/nowhere" hrefLang="de">x</a>',
      at(8, '/de/docs/nowhere leads to no page.'),
    ],
    [
      'a link to an operation that is not there',
      '[x](/api/kassensichv/v2#operation/nowhere)',
      at(8, '/api/kassensichv/v2#operation/nowhere names no operation of'),
    ],
    [
      'a picture that is not there',
      '![x](/img/nowhere.png)',
      at(
        8,
        '/img/nowhere.png leads to no picture: there is no file static/img/nowhere.png. Correct the path, or add the file.',
      ),
    ],
    [
      'a picture beside the page that is not there',
      '![x](./nowhere.png)',
      at(8, './nowhere.png leads to no picture: there is no file docs/sign-de/nowhere.png.'),
    ],
    [
      'an unknown component',
      'A <Lwa id="de-ao-146a" />.',
      at(
        8,
        '<Lwa> is neither a component nor an HTML element that pages use. Did you mean <Law>? If it is text, use backticks.',
      ),
    ],
    [
      'an unknown tag',
      'A <placeholder>x</placeholder>.',
      at(8, '<placeholder> is neither a component nor an HTML element'),
    ],
    [
      'a component that is not imported',
      '<CookieTable category="necessary" />',
      at(
        8,
        "<CookieTable> isn't imported. Add below the front matter: import {CookieTable} from '@site/src/features/consent/CookieTable';",
      ),
    ],
    [
      'a misspelt attribute',
      'A <Law id="de-ao-146a" att="(2)" />.',
      at(8, '<Law> has no attribute "att". Did you mean "at"?'),
    ],
    [
      'an attribute that is missing',
      'A <Term />.',
      at(8, '<Term> needs the attribute "id". Add it.'),
      at(8, '<Term id=""> is not in src/data/glossary.'),
    ],
    [
      'an unknown value of an attribute',
      'On <Fact id="verifactuCompany" />.',
      at(8, '<Fact id="verifactuCompany"> isn\'t known. Did you mean "verifactuCompanies"?'),
    ],
    ['an unknown source', 'A <Law id="nix" />.', at(8, '<Law id="nix"> is not in src/data/laws.')],
    [
      'a placeholder in the text',
      'One.\n\nSend it to {tss_id}.',
      at(
        10,
        "{tss_id} is run as JavaScript, and this page doesn't define tss_id. Put text with braces into backticks, or write \\{ for a brace.",
      ),
    ],
    [
      'a placeholder in an attribute',
      '<a href={tss_id}>x</a>',
      at(8, "{tss_id} is run as JavaScript, and this page doesn't define tss_id."),
    ],
    [
      'braces that hold no JavaScript',
      'Send {"a": 1}.',
      at(
        8,
        'Could not parse expression with acorn. Braces hold JavaScript. Put text with braces into backticks',
      ),
    ],
    [
      'two headings with one id',
      '## One {/* #one */}\n\n## Two {/* #one */}',
      at(
        10,
        'The id "one" is already used on line 8, so links to it lead there. Give this one another id.',
      ),
    ],
    ['a heading without an id', '## One', at(8, 'The heading has no id.')],
    ['a second title', '# One', at(8, "The title is the page's only h1.")],
    [
      'an admonition that is never closed',
      ':::warning[Fines]\n\nText.',
      at(8, "The admonition isn't closed. End it with a line :::"),
    ],
    [
      'an admonition that is closed by the next one',
      ':::warning[Fines]\n\nText.\n\n:::warning[More]\n\nText.\n\n:::',
      at(
        8,
        "The admonition isn't closed before another one opens on line 12. End it with a line :::",
      ),
    ],
    [
      'an admonition without a title',
      ':::warning\n\nText.\n\n:::',
      at(8, 'The admonition has no title.'),
    ],
    [
      'an unknown admonition',
      ':::warnign[Fines]\n\nText.\n\n:::',
      at(8, ':::warnign is not an admonition. Did you mean :::warning?'),
    ],
    [
      'code that is never closed',
      '```json\n{}\n\nText.',
      at(8, "The block of code isn't closed. End it with a line ```"),
    ],
    [
      'a tag that is never closed',
      'One.\n\nA <Term id="tss">device.',
      at(10, 'Expected a closing tag for `<Term>`'),
    ],
    [
      'a sign that starts a tag',
      'One.\n\nKeep it <3 days.',
      at(10, 'Unexpected character `3` (U+0033) before name'),
    ],
    [
      'an example whose operation is unknown',
      '```http api=kassensichv/v2\nGET /nothing\n```',
      at(9, 'kassensichv/v2 has no operation GET /nothing'),
    ],
    ['an unfinished page', 'TODO', at(8, 'The page says that it is unfinished.')],
    [
      'several in one page',
      'A <Law id="nix" />.\n\n<StateMachine id="nix" />\n\n{tss_id}',
      at(8, '<Law id="nix"> is not in'),
      at(10, '<StateMachine id="nix"> is not in'),
      at(12, '{tss_id} is run'),
    ],
  ];

it.each(mistakes)('names %s with line and remedy', async (_mistake, text, ...told) => {
  const problems = await checkPage(
    root,
    path.join(root, 'docs/sign-de/exports.mdx'),
    `${head}${text}\n`,
  );
  expect(problems).toEqual(told.map((start) => expect.stringContaining(start)));
});

it('says how to fix text that MDX cannot parse', async () => {
  const remedies = ['Keep it <3 days.', 'A <Term id="tss">device.', 'Send {"a": 1}.'].map(
    async (text) =>
      (await checkPage(root, path.join(root, 'docs/sign-de/exports.mdx'), text)).at(-1),
  );
  expect(await Promise.all(remedies)).toEqual([
    expect.stringMatching(
      /A < starts a tag\. If it is text, write &lt; or put it into backticks\.$/,
    ),
    expect.stringMatching(/Close the tag, or end it with \/> if it has no content\.$/),
    expect.stringMatching(/Put text with braces into backticks, or write \\\{ for a brace\.$/),
  ]);
});

it('names a guide that is in no sidebar', async () => {
  expect(await checkPage(root, path.join(root, 'docs/sign-de/new.mdx'), `${head}Text.\n`)).toEqual([
    'docs/sign-de/new.mdx:1: No sidebar lists this guide. Add it to its section in sidebars.ts, at the place where readers need it.',
  ]);
});

it('names the line of front matter that is not YAML', async () => {
  const text = '---\ntitle: Page\ndescription: Exports: how they work\n---\n';
  expect(await checkPage(root, path.join(root, 'docs/sign-de/exports.mdx'), text)).toEqual([
    at(
      3,
      "The front matter isn't valid YAML: bad indentation of a mapping entry. Put a value with a colon, a number sign or quotes in it into quotes.",
    ),
  ]);
});

it.each(['2026-13-40', '2026-02-30', "'2026-02-30'", '2026-2-3'])(
  'names the day %s, which does not exist or is not written as one',
  async (day) => {
    const text = `${head.replace('2026-11-20', day)}Text.\n`;
    expect(await checkPage(root, path.join(root, 'docs/sign-de/exports.mdx'), text)).toEqual([
      expect.stringMatching(
        /^docs\/sign-de\/exports\.mdx:5: "reviewed" is .+ Write a day that exists, such as 2026-11-20\.$/,
      ),
    ]);
  },
);

it('accepts text that only looks like a mistake', async () => {
  const text = [
    "import {site} from '@site/src/data/site';",
    '',
    '{site.name} and {["a", "b"].map((part) => part.toUpperCase())} at `{tss_id}`, `<Lwa>` and \\{x}. {/* a comment */}',
    '',
    '> :::warning[Fines]',
    '>',
    '> Text.',
    '>',
    '> :::',
    '',
    '- ```js',
    '  const {a} = b;',
    '  ```',
    '',
    '::::warning[Outer]',
    '',
    ':::warning[Inner]',
    '',
    'Text.',
    '',
    ':::',
    '',
    '::::',
    '',
    '<details><summary>More</summary>Text<br />[x](pathname:///data/x.json) <a href="/postman/kassensichv-v2.json">y</a></details>',
  ].join('\n');
  expect(
    await checkPage(root, path.join(root, 'docs/sign-de/exports.mdx'), `${head}${text}\n`),
  ).toEqual([]);
});
