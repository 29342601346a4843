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
      states: [
        {id: 'NEW', meaning: 'It exists.'},
        {id: 'GONE', meaning: 'It is over.', final: true},
      ],
      transitions: [{from: 'NEW', to: 'GONE', by: 'DELETE thing'}],
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
      rows: [{value: 'B'}],
    },
  ],
  receipts: [
    {
      id: 'country-sale',
      lang: 'de',
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

const toCode = async (value: string): Promise<string> =>
  String(
    await compile(new VFile({path: 'docs/page.mdx', value}), {
      remarkPlugins: [
        [figures, options],
        [citations, {laws, terms: [], language: 'en'}],
      ],
      jsx: true,
    }),
  );

/** What a component gets as JSON. */
const toContent = (code: string): unknown =>
  JSON.parse(/ json="([^"]*)"/.exec(code)![1]!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

describe('figures', () => {
  it('put the picture of a state machine with its tables into the page', async () => {
    const code = await toCode('<StateMachine id="product-thing" />');
    expect(code).toContain(
      '<StateMachine id="product-thing" title="States of a &quot;thing&quot;" lang="en" json=',
    );
    expect(toContent(code)).toMatchObject({
      picture: {states: [{id: 'NEW'}, {id: 'GONE', final: true}]},
      states: [{id: 'NEW', entry: true, meaning: 'It exists.'}, {id: 'GONE'}],
      transitions: [{from: 'NEW', to: 'GONE', by: 'DELETE thing'}],
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
