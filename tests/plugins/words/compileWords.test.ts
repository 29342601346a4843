import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import compileWords from '../../../plugins/words/compileWords.cjs';

const root = path.resolve(__dirname, '../../..');

describe('a call', () => {
  const code = `const label = translate(
  {id: 'kit.close', message: 'Close "{name}"', description: 'Button'},
  {name: title},
);`;

  it('has the words of the language, and its values', () => {
    expect(compileWords(code, {'kit.close': '„{name}“ schließen'})).toBe(
      `const label = translate(
  {message: "„{name}“ schließen"},
  {name: title},
);`,
    );
  });

  it('keeps its own words if there is no translation', () => {
    expect(compileWords(code, {})).toContain(`{message: "Close \\"{name}\\""}`);
  });

  it('stays as it is if its texts are computed', () => {
    for (const computed of ['translate({id: name, message: "a"})', 'translate(texts)'])
      expect(compileWords(computed, {})).toBe(computed);
  });
});

describe('an element', () => {
  it('has the words of the language, and its values', () => {
    const code = `<Translate
      id="a"
      description="Above a list"
      values={{link: <a href="/"><Translate id="b" description="Link">home</Translate></a>}}>
      {'Go {link}'}
    </Translate>`;
    expect(compileWords(code, {a: 'Zur {link}', b: 'Startseite'})).toBe(`<Translate
      values={{link: <a href="/"><Translate>{"Startseite"}</Translate></a>}}>{"Zur {link}"}</Translate>`);
  });

  it('keeps its own words as JSX reads them if there is no translation', () => {
    const toText = (children: string): string =>
      compileWords(`<Translate id="a">${children}</Translate>`, {});
    expect(toText('\n      Two\n      lines\n    ')).toBe('<Translate>{"Two lines"}</Translate>');
    expect(toText('{`a b`}')).toBe('<Translate>{"a b"}</Translate>');
    expect(toText(' spaced ')).toBe('<Translate>{" spaced "}</Translate>');
  });

  it('keeps its id if its text is not plain', () => {
    const code = '<Translate id="a">{name}</Translate>';
    expect(compileWords(code, {})).toBe(code);
  });
});

it('finds the words of every module that Docusaurus’ theme and the portal show', () => {
  const folders = [
    'src',
    ...['core', 'theme-classic', 'theme-common', 'theme-search-algolia'].map(
      (name) => `node_modules/@docusaurus/${name}/lib`,
    ),
  ];
  const sources = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /(?<!\.d)\.[jt]sx?$/.test(name))
      .map((name) => path.join(folder, name))
      .map((file) => ({file, source: readFileSync(path.join(root, file), 'utf8')}))
      .filter(({source}) => /import .*from ['"]@docusaurus\/Translate['"]/.test(source)),
  );
  expect(sources.length).toBeGreaterThan(100);
  const left = sources.filter(({file, source}) =>
    /\b(?:translate\(\s*\{\s*id:|<Translate[^>]*\sid=)/.test(compileWords(source, {}, file)),
  );
  expect(left.map(({file}) => file)).toEqual([]);
});
