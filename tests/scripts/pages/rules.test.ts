import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findLinkProblems} from '../../../scripts/lib/pages/links';
import {findStyleProblems} from '../../../scripts/lib/pages/rules';

describe('the form of a page', () => {
  const problems = (text: string): readonly string[] => findStyleProblems('docs/page.mdx', text);

  it('is valid with ids on headings and titles on admonitions', () => {
    expect(
      problems(
        'Text.\n\n## What you need {/* #what-you-need */}\n\n:::warning[Fines]\n\nText.\n\n:::\n',
      ),
    ).toEqual([]);
  });

  it('is invalid with a first-level heading, a heading without an id, or an admonition without a title', () => {
    expect(problems('# Title\n\n## Part\n\n### Part {#part}\n\n:::tip\n\nText.\n\n:::')).toEqual([
      "docs/page.mdx:1: The title is the page's only h1. Remove this heading, or make it an h2.",
      'docs/page.mdx:3: The heading has no id. End it with {/* #its-id */}, so that translations keep it.',
      'docs/page.mdx:5: The heading has no id. End it with {/* #its-id */}, so that translations keep it.',
      'docs/page.mdx:7: The admonition has no title. Say in brackets what is at stake.',
    ]);
  });

  it('is invalid with words for unfinished text', () => {
    expect(problems('Exports: coming soon.')).toEqual([
      'docs/page.mdx:1: The page says that it is unfinished.',
    ]);
    expect(problems('The state `TODO` of a task.')).toEqual([]);
  });

  it('ignores code but counts its lines', () => {
    expect(problems('```sh\n# a comment\n## another\n```\n\n## Part')).toEqual([
      'docs/page.mdx:6: The heading has no id. End it with {/* #its-id */}, so that translations keep it.',
    ]);
  });
});

describe('the links of a page', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pages-'));
    mkdirSync(path.join(root, 'docs/sign-de'), {recursive: true});
    mkdirSync(path.join(root, 'static/openapi/kassensichv'), {recursive: true});
    writeFileSync(
      path.join(root, 'docs/sign-de/exports.mdx'),
      '## Formats {/* #formats */}\n\nA rule <Law id="de-ao-146a" at="(2)" />.\n',
    );
    writeFileSync(
      path.join(root, 'static/openapi/kassensichv/v2.yaml'),
      "{openapi: 3.1.0, info: {title: A, version: '1'}, servers: [{url: https://a.example}], paths: {/tss: {$ref: tss.yaml}}}\n",
    );
    // Flow style, a part of its own and a name in a text: an operation is what the parsed
    // specification has, not what a line looks like.
    writeFileSync(
      path.join(root, 'static/openapi/kassensichv/tss.yaml'),
      'get: {"operationId": listTss, tags: [TSS, Café & Bar], responses: {"200": {description: Yes}}, description: "\\noperationId: loseTss\\n"}\n',
    );
  });
  afterAll(() => rmSync(root, {recursive: true}));

  const problems = (text: string): Promise<readonly string[]> =>
    findLinkProblems(root, path.join(root, 'docs/sign-de/page.mdx'), text);

  it('lead to files, headings, guides and operations that exist', async () => {
    expect(
      await problems(
        [
          '## Part {/* #part */}',
          '[a](#part) [b](exports.mdx) [c](./exports.mdx#formats) [d](/sign-de/exports#formats)',
          '[e](/api/kassensichv/v2) [f](/api/kassensichv/v2#tag/TSS/operation/listTss) [g](https://law.example/x.mdx "Title")',
          '[h](/api/kassensichv/v2#operation/listTss) [i](/api/kassensichv/v2#tag/Cafe-and-Bar/operation/listTss)',
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('are reported with file, line and fault', async () => {
    expect(await problems('One.\n\n[a](lost.mdx)')).toEqual([
      'docs/sign-de/page.mdx:3: lost.mdx leads to no file. Correct the path, or link to a page that exists.',
    ]);
    expect(await problems('[a](exports.mdx#none)')).toEqual([
      'docs/sign-de/page.mdx:1: exports.mdx#none names no heading of that page.',
    ]);
    expect(await problems('[a](/sign-de/exports#none)')).toEqual([
      'docs/sign-de/page.mdx:1: /sign-de/exports#none names no heading of that page.',
    ]);
    expect(await problems('[a](#none)')).toEqual([
      'docs/sign-de/page.mdx:1: #none names no heading of this page.',
    ]);
    expect(await problems('[a](/api/kassensichv/v2#tag/TSS/operation/loseTss)')).toEqual([
      'docs/sign-de/page.mdx:1: /api/kassensichv/v2#tag/TSS/operation/loseTss names no operation of kassensichv/v2. Did you mean #tag/TSS/operation/listTss?',
    ]);
    expect(await problems('[a](/api/kassensichv/v2#tag/Orders/operation/listTss)')).toEqual([
      'docs/sign-de/page.mdx:1: /api/kassensichv/v2#tag/Orders/operation/listTss names no operation of kassensichv/v2. Did you mean #tag/TSS/operation/listTss?',
    ]);
    expect(await problems('[a](/en/docs/certification)')).toEqual([
      'docs/sign-de/page.mdx:1: /en/docs/certification exists in one language only. Write <a href="/en/docs/certification" hrefLang="en">.',
    ]);
    expect((await problems('[a](/api/kassensichv/v9)'))[0]).toMatch(
      'docs/sign-de/page.mdx:1: /api/kassensichv/v9 is not a reference page. Known: /api/kassensichv/v2',
    );
  });

  it('are not read from code', async () => {
    expect(await problems('`[a](lost.mdx)`\n\n```md\n[a](lost.mdx)\n```')).toEqual([]);
  });
});
