import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import citations from '../../../plugins/citations';
import figures from '../../../plugins/figures';

const options = {
  stateMachines: [
    {
      id: 'product-thing',
      title: 'States of a "thing"',
      spec: 'product/v1',
      pointer: '/enum',
      signing: {in: ['NEW'], file: 'docs/thing.mdx', says: ['`NEW` signs']},
      usual: ['NEW', 'GONE'],
      failures: [],
      states: [
        {id: 'NEW', meaning: 'It exists.'},
        {id: 'GONE', meaning: 'It is over.', final: true},
      ],
      transitions: [{from: 'NEW', to: 'GONE', by: 'DELETE thing', operation: 'deleteThing'}],
    },
  ],
  sequences: [
    {
      id: 'product-journey',
      title: 'Un viaje',
      lang: 'es',
      actors: [
        {id: 'till', label: 'Caja'},
        {id: 'sign', label: 'SIGN'},
      ],
      steps: [
        {from: 'till', to: 'sign', label: 'PUT tx'},
        {from: 'sign', to: 'till', label: 'firma', answer: true, phase: 'Fin'},
      ],
    },
  ],
  decisionTrees: [
    {
      id: 'product-choice',
      title: 'A choice',
      sources: [{law: 'de-ao-146a', at: '(1)'}],
      ask: 'Does it work?',
      answers: [
        {when: 'yes', do: 'Nothing'},
        {when: 'no', do: 'Wait', to: '/page'},
      ],
    },
  ],
  tables: [
    {
      id: 'standard-list',
      title: 'A list',
      law: 'de-ao-146a',
      at: '(2)',
      columns: [{key: 'value', label: 'Value', code: true}],
      rows: [{value: 'A'}],
    },
    {
      id: 'standard-other',
      title: 'Another',
      law: 'de-ao-146a',
      columns: [{key: 'value', label: 'Value'}],
      rows: [{value: 'SIGN DE'}],
    },
    {
      id: 'standard-mixed',
      title: 'Mixed words',
      columns: [{key: 'value', label: 'Value'}],
      rows: [{value: 'one'}, {value: 'two'}, {value: '20 %'}],
    },
  ],
  retention: [
    {
      id: 'country-periods',
      title: 'Periods',
      groups: [
        {
          title: 'A',
          records: [{label: 'books', years: 7, sources: [{law: 'de-ao-146a', at: '(1)'}]}],
        },
        {title: 'B', records: [{label: 'letters', meaning: 'ask', sources: []}]},
      ],
    },
  ],
  receipts: [
    {
      id: 'country-sale',
      lang: 'de',
      notes: ['Summe', 'Danke'],
      code: {file: 'country', text: 'V0;'},
      text: `
  Café        (a)

Summe   1,00
      [QR]
Danke (TSE)
`,
    },
  ],
} as const;
const laws = [
  {
    id: 'de-ao-146a',
    jurisdiction: 'de',
    short: '§ 146a AO',
    title: 'Abgabenordnung',
    url: 'https://law.example',
    version: '2026',
    read: '2026-11-20',
  },
] as const;
/** The words of the rows in German; the second row of the list isn't translated. */
const translations = {
  de: {
    'product-thing': {
      'States of a "thing"': 'Zustände',
      'It exists.': 'Es ist da.',
      'It is over.': 'Es ist vorbei.',
    },
    'product-choice': {'A choice': 'Eine Wahl', 'Does it work?': 'Geht es?', yes: 'ja'},
    'standard-mixed': {'Mixed words': 'Gemischtes', Value: 'Wert', one: 'eins'},
  },
};

const toCode = async (value: string, file = 'docs/page.mdx'): Promise<string> =>
  String(
    await compile(new VFile({path: file, value}), {
      remarkPlugins: [
        [
          figures,
          {...options, translations, toLanguage: () => (file.startsWith('i18n') ? 'de' : 'en')},
        ],
        [citations, {laws, terms: [], language: 'en'}],
      ],
      jsx: true,
    }),
  );

/** What a component gets as JSON. */
const toContent = (code: string): unknown =>
  JSON.parse(/ json="([^"]*)"/.exec(code)![1]!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

describe('figures', () => {
  it('gives each record of a retention figure an element with its own sources', async () => {
    const code = await toCode('<Retention id="country-periods" />');
    expect(code).toMatch(/<_components\.span>.*§ 146a.*<\/_components\.span>|<span>[^]*§ 146a/);
    expect(code.match(/<(_components\.)?span/g)).toHaveLength(2);
  });

  it('keeps names and amounts on one line', async () => {
    expect(toContent(await toCode('<DataTable id="standard-other" />'))).toMatchObject({
      rows: [['SIGN\u00a0DE']],
    });
  });

  it('keeps a table folded if the writer says so', async () => {
    expect(await toCode('<DataTable id="standard-list" folded />')).toMatch(
      / json="[^"]*" folded>/,
    );
    expect(await toCode('<DataTable id="standard-list" />')).not.toContain('folded');
  });

  it('know when the heading above them says their title, in the language of the page', async () => {
    const code = '\n\nText.\n\n<DataTable id="standard-mixed" />';
    expect(await toCode(`## Mixed words${code}`)).toMatch(/json="[^"]*" headed/);
    expect(await toCode(`## Mixed words${code}`, 'i18n/de/page.mdx')).not.toContain('headed');
    expect(await toCode(`## Mixed words\n\n### Gemischtes${code}`, 'i18n/de/page.mdx')).toMatch(
      /json="[^"]*" headed/,
    );
    expect(await toCode(`## Mixed words\n\n### More${code}`)).not.toContain('headed');
  });

  it('put the picture of a state machine with its tables into the page', async () => {
    const code = await toCode('<StateMachine id="product-thing" />');
    expect(code).toContain(
      '<StateMachine id="product-thing" title="States of a &quot;thing&quot;" lang="en" json=',
    );
    expect(toContent(code)).toMatchObject({
      picture: {states: [{id: 'NEW'}, {id: 'GONE'}]},
      states: [
        {id: 'NEW', entry: true, signs: true, meaning: 'It exists.'},
        {id: 'GONE', final: true},
      ],
      transitions: [
        {
          from: 0,
          to: 1,
          by: 'DELETE thing',
          usual: true,
          link: '/api/product/v1#operation/deleteThing',
        },
      ],
    });
  });

  it('put a journey into the page by its phases, in its language', async () => {
    const code = await toCode('<Sequence id="product-journey" />');
    expect(code).toContain('lang="es"');
    expect(toContent(code)).toMatchObject({
      phases: [
        {steps: [{from: 'Caja', to: 'SIGN', label: 'PUT tx'}]},
        {title: 'Fin', steps: [{from: 'SIGN', to: 'Caja', answer: true}]},
      ],
    });
  });

  it('put a decision tree into the page, as picture and questions, with its sources', async () => {
    const code = await toCode('<DecisionTree id="product-choice" />');
    expect(code).toContain('<Law text="§ 146a (1) AO"');
    expect(code).toContain('<Sources');
    expect(toContent(code)).toMatchObject({
      picture: {questions: [{}], outcomes: [{}, {to: '/page'}]},
      ask: 'Does it work?',
      answers: [
        {when: 'yes', do: 'Nothing'},
        {when: 'no', do: 'Wait', to: '/page'},
      ],
    });
  });

  it('put a table into the page and cite its source once at the foot, beside other citations', async () => {
    const code = await toCode(
      'Text <Law id="de-ao-146a" />.\n\n<DataTable id="standard-list" />\n\n<DataTable id="standard-other" />',
    );
    expect(code).toContain('<Law text="§ 146a (2) AO"');
    expect(code.match(/<Law /g)).toHaveLength(3);
    expect(code.match(/&quot;short&quot;/g)).toHaveLength(1);
    expect(toContent(code)).toEqual({columns: [{label: 'Value', code: true}], rows: [['A']]});
  });

  it('put a printed receipt into the page, with its marks and the place of its code', async () => {
    const code = await toCode('<Receipt id="country-sale" />');
    expect(code).toContain('<Receipt id="country-sale" lang="de" json=');
    expect(toContent(code)).toEqual({
      columns: 12,
      parts: [
        [{text: '  Café', mark: 'a'}, {text: ''}, {text: 'Summe   1,00'}],
        [{text: 'Danke (TSE)'}],
      ],
      code: 'country',
    });
  });

  it('number the lines of a printed receipt that the page notes inside it', async () => {
    const code = await toCode('<Receipt id="country-sale">\n\n1. The sum\n2. Thanks\n\n</Receipt>');
    expect(toContent(code)).toMatchObject({
      parts: [[{mark: 'a'}, {}, {text: 'Summe   1,00', mark: '1'}], [{mark: '2'}]],
    });
    expect(code).toContain('The sum');
  });

  it('are in the language of a translated page, by the words of their rows', async () => {
    const code = await toCode('<StateMachine id="product-thing" />', 'i18n/de/page.mdx');
    expect(code).toContain('title="Zustände" lang="de"');
    expect(toContent(code)).toMatchObject({
      states: [{meaning: 'Es ist da.'}, {meaning: 'Es ist vorbei.'}],
      transitions: [{by: 'DELETE thing'}],
    });
  });

  it('stay English if a word is missing, also on a translated page', async () => {
    const code = await toCode('<DecisionTree id="product-choice" />', 'i18n/de/page.mdx');
    expect(code).toContain('title="A choice" lang="en"');
    expect(toContent(code)).toMatchObject({ask: 'Does it work?', answers: [{when: 'yes'}, {}]});
  });

  it('mark the rows of a translated table that are still English', async () => {
    const code = await toCode('<DataTable id="standard-mixed" />', 'i18n/de/page.mdx');
    expect(code).toContain('title="Gemischtes" lang="de"');
    expect(toContent(code)).toEqual({
      columns: [{label: 'Wert'}],
      rows: [['eins'], ['two'], ['20 %']],
      english: [1],
    });
  });

  it('ship nothing that a page does not show', async () => {
    expect(await toCode('<DataTable id="standard-other" />')).not.toContain('A list');
  });

  it('stop at every unknown id of a page with file, line and remedy', async () => {
    await expect(
      toCode(
        'One.\n\n<StateMachine id="nix" />\n\n<DataTable id="standard-lost" />\n\n<Sequence />\n\n<DecisionTree id="lost" />',
      ),
    ).rejects.toThrow(
      [
        'docs/page.mdx:3: <StateMachine id="nix"> is not in src/data/stateMachines. Add the row there, or correct the id.',
        'docs/page.mdx:5: <DataTable id="standard-lost"> is not in src/data/tables. Add the row there, or correct the id.',
        'docs/page.mdx:7: <Sequence id=""> is not in src/data/sequences. Add the row there, or correct the id.',
        'docs/page.mdx:9: <DecisionTree id="lost"> is not in src/data/decisionTrees. Add the row there, or correct the id.',
      ].join('\n'),
    );
  });

  it('stop at a figure inside a paragraph, where its markup would be wrong', async () => {
    await expect(toCode('See <StateMachine id="product-thing" /> here.')).rejects.toThrow(
      'docs/page.mdx:1: <StateMachine id="product-thing"> is inside a paragraph.',
    );
  });
});
