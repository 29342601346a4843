import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import translations from '../../../plugins/translations';
import {toCompanionFile, toCompanionText} from '../../../plugins/translations/companion';
import {readPage} from '../../../plugins/translations/readPage';
import {checkTranslation} from '../../../scripts/lib/translations/checkTranslation';
import {readPageStatus} from '../../../scripts/lib/translations/pageStatus';

const english = `---
title: Outages
description: What the till does.
---

The till keeps selling.

## Runbook {/* #runbook */}

<Runbook>

1. Wait 5 seconds.
2. Print the receipt <Law id="law" at="(4)" />.

</Runbook>

:::warning[Report within one week]
You must report it with \`PUT /fon\`.
:::

| What | Part |
| --- | --- |
| till | stores the sale |

\`\`\`ts
// Sends it.
send(1);
\`\`\`

See [the export](./export.mdx#top).
`;

const german = `---
title: Ausfälle
description: Was die Kasse tut.
---

Die Kasse verkauft weiter.

## Ablauf {/* #runbook */}

<Runbook>

1. Warten Sie fünf Sekunden.
2. Drucken Sie den Beleg <Law id="law" at="(4)" />.

</Runbook>

:::warning[Binnen einer Woche melden]
Das müssen Sie mit \`PUT /fon\` melden.
:::

| Was | Aufgabe |
| --- | --- |
| Kasse | speichert den Verkauf |

\`\`\`ts
// Sendet ihn.
send(1);
\`\`\`

Siehe [den Export](./export.mdx#top).
`;

const file = 'i18n/de/docusaurus-plugin-content-docs/current/page.mdx';
let root = '';
const files = () => ({root, translation: file, original: 'docs/page.mdx', language: 'de'});
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
};
const git = (...argv: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...argv], {
    cwd: root,
    stdio: 'ignore',
  });

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write('docs/page.mdx', english);
  git('init');
  git('add', '.');
  git('commit', '-m', 'docs: add a page');
});
afterAll(() => rmSync(root, {recursive: true}));
beforeEach(async () => {
  write('docs/page.mdx', english);
  write(file, german);
  const {blocks} = await readPage('docs/page.mdx', english, 'en');
  write(toCompanionFile(file), toCompanionText(english, blocks));
});

/** The translated page as JSX, after these words of the original were replaced. */
async function toCode(...edits: readonly (readonly [string, string])[]): Promise<string> {
  write(
    'docs/page.mdx',
    edits.reduce((text, [from, to]) => text.replace(from, to), english),
  );
  const plugin = () => translations({root, toFiles: () => files()});
  const value = german.replace(/^---\n[\s\S]*?\n---\n/, '');
  return String(
    await compile(new VFile({path: path.join(root, file), value}), {
      remarkPlugins: [remarkGfm, remarkDirective, plugin],
      jsx: true,
    }),
  );
}

describe('a translated page', () => {
  it('is shown as it is while its original is the same', async () => {
    const code = await toCode();
    expect(code).toContain('Die Kasse verkauft weiter.');
    expect(code).not.toMatch(/BlockNote|lang="en"/);
  });

  it('keeps a block whose original says the same in other words, with a note', async () => {
    const code = await toCode(['keeps selling', 'goes on selling']);
    expect(code).toContain('Die Kasse verkauft weiter."}<BlockNote state="reworded" section="" />');
    expect(code).toContain("import {BlockNote} from '@site/src/features/language/BlockNote'");
    expect(code).not.toContain('goes on');
  });

  it.each([
    ['a number', 'Wait 5 seconds', 'Wait 7 seconds', 'Warten Sie'],
    ['a source', 'at="(4)"', 'at="(5)"', 'Drucken Sie'],
    ['code', '`PUT /fon`', '`PUT /fon/auth`', 'Das müssen Sie'],
    ['a deadline in words', 'within one week', 'within two weeks', 'Binnen einer Woche'],
    ['a duty', 'You must report', 'You may report', 'Das müssen Sie'],
    ['a link', './export.mdx#top', './export.mdx#end', 'Siehe'],
  ])('shows the original, marked, where %s has changed', async (_, from, to, lost) => {
    const code = await toCode([from, to]);
    expect(code).not.toContain(lost);
    expect(code).toMatch(/lang="en"/);
    expect(code).toContain('Die Kasse verkauft weiter.');
  });

  it('shows new rows and items of the original in their place, marked', async () => {
    const code = await toCode(
      ['| till | stores the sale |', '| till | stores the sale |\n| you | tell the merchant |'],
      ['2. Print', '2. Look.\n3. Print'],
    );
    expect(code).toMatch(/<_components.tr lang="en">[\s\S]*tell the merchant/);
    expect(code).toMatch(/Warten[\s\S]*span lang="en">\{"Look\."\}[\s\S]*Drucken/);
    expect(code).toContain('speichert den Verkauf');
  });

  it('keeps translated comments in code until the code changes', async () => {
    expect(await toCode(['keeps selling', 'sells'])).toContain('// Sendet ihn.');
    const code = await toCode(['send(1)', 'send(2)'], ['the sale |', 'the 2 sales |']);
    expect(code).toContain('<BlockNote state="changed" section="runbook" />');
    expect(code).toContain('// Sends it.\\nsend(2);');
  });

  it('ends in a list of posts where the translated post does', async () => {
    const mark = '{/* truncate */}\n\n';
    const [cut, shown] = ['## Runbook', '## Ablauf'].map((title) => `${mark}${title}`);
    const post = english.replace('## Runbook', cut ?? '');
    write(file, german.replace('## Ablauf', shown ?? ''));
    write('docs/page.mdx', post);
    const {blocks} = await readPage('docs/page.mdx', post, 'en');
    write(toCompanionFile(file), toCompanionText(post, blocks));
    write('docs/page.mdx', post.replace('keeps selling', 'goes on selling'));
    const start = german.replace(/^---\n[\s\S]*?\n---\n/, '').split('## Ablauf')[0] ?? '';
    const plugin = () => translations({root, toFiles: () => files()});
    const compileText = async (value: string): Promise<string> =>
      String(
        await compile(new VFile({path: path.join(root, file), value}), {
          remarkPlugins: [remarkGfm, remarkDirective, plugin],
          jsx: true,
        }),
      );
    const short = await compileText(start);
    expect(short).toContain('Die Kasse verkauft weiter.');
    expect(short).not.toContain('Ablauf');
    expect(await compileText(`${start}${mark}## Ablauf`)).toContain('Drucken Sie den Beleg');
  });

  it('stops the build if it has been changed without being marked', async () => {
    write(file, german.replace('2. Drucken', '2. Sehen Sie nach.\n3. Drucken'));
    await expect(toCode(['keeps selling', 'sells'])).rejects.toThrow(
      /page\.mdx:\d+: The translation has been given other blocks .* "npm run translations:mark"/,
    );
  });
});

describe('the check of a translation', () => {
  const check = (from: string, to: string): Promise<string[]> =>
    checkTranslation(files(), {text: german.replace(from, to), isMarking: true});

  it('finds nothing in a faithful one, also with words for numbers', async () => {
    expect(await checkTranslation(files())).toEqual([]);
  });

  it.each([
    ['fünf', 'sechs', ':12: docs/page.mdx:12 has number 5, and the translation doesn’t'],
    ['(4)', '(5)', ':13: docs/page.mdx:13 has <Law id="law" at="(4)">'],
    ['`PUT /fon`', '`PUT /fo`', ':18: docs/page.mdx:18 has `PUT /fon`'],
    ['#top', '#end', ':30: docs/page.mdx:30 has link ./export.mdx#top'],
    ['send(1);', 'send(2);', ':25: docs/page.mdx:25 has this code: ts // Sends it'],
    [':::warning', ':::tip', ':17: This is tip/label in #runbook, and docs/page.mdx has warning'],
    ['#runbook', '#ablauf', ':8: This is h2 in #ablauf, and docs/page.mdx has h2 in #runbook'],
    ['| Kasse | speichert den Verkauf |', '', 'docs/page.mdx has table/row2 in #runbook (line 23)'],
  ])('names file, line and remedy where “%s” became “%s”', async (from, to, message) => {
    const problems = await check(from, to);
    expect(problems.join('\n')).toContain(
      message.replace('’', "'").replace('ts // Sends it', 'ts'),
    );
  });

  it('says that a translation was never marked', async () => {
    rmSync(path.join(root, toCompanionFile(file)));
    expect(await checkTranslation(files())).toEqual([
      `${file}:1: Nothing says what this was translated from. Run "npm run translations:mark -- ${file}".`,
    ]);
  });

  it('names a translation without an original', async () => {
    expect(await checkTranslation({...files(), original: 'docs/none.mdx'})).toEqual([
      `${file}:1: There is no page docs/none.mdx to translate. Put the file where its original is, with the same name.`,
    ]);
  });
});

describe('the status of a translation', () => {
  it('shows both originals of a stale block, the older one from the history', async () => {
    write('docs/page.mdx', english.replace('Wait 5 seconds', 'Wait 7 seconds'));
    expect(await readPageStatus(files())).toMatchObject({
      original: 'docs/page.mdx',
      isMarked: true,
      blocks: [
        {
          state: 'changed',
          line: 12,
          then: 'Wait 5 seconds.',
          now: 'Wait 7 seconds.',
          translation: {line: 12, text: 'Warten Sie fünf Sekunden.'},
        },
      ],
    });
  });

  it('counts a page as missing until there is a translation', async () => {
    const translation = file.replace('page', 'other');
    expect(await readPageStatus({...files(), translation})).toEqual({
      original: 'docs/page.mdx',
      isMarked: false,
      blocks: [],
    });
  });
});

it('reads a page as a build does, which loads TypeScript in its own way', async () => {
  const file = path.resolve('plugins/translations/readPage.ts');
  const loaded = (await loadFreshModule(file)) as {readonly readPage: typeof readPage};
  const {blocks} = await loaded.readPage('page.mdx', english, 'en');
  expect(blocks.length).toBeGreaterThan(5);
});
