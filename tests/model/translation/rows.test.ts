import {describe, expect, it} from 'vitest';
import {
  findUnusedWords,
  toDerivedWords,
  toRowTexts,
  translateRow,
} from '../../../src/model/translation/rows';
import {allRowWords, allTables} from '../../../src/config/tables';
import {locales} from '../../../src/data/locales';
import {readRowStatus} from '../../../scripts/lib/translations/rowStatus';

const row = {
  id: 'journey',
  title: 'A journey',
  actors: [
    {id: 'till', label: 'Till'},
    {id: 'sign', label: 'SIGN AT'},
  ],
  steps: [{from: 'till', to: 'sign', label: 'PUT receipt'}],
};
const words = {journey: {'A journey': 'Eine Reise', Till: 'Kasse'}};

describe('the words of a row', () => {
  it('are what readers see, without names, IDs and calls', () => {
    expect(toRowTexts(row)).toEqual(['A journey', 'Till']);
  });

  it.each(['`limit`', '`GET /files/{path}`, `POST /auth`'])('don’t include code: %s', (text) => {
    const titled = {id: 'journey', title: text};
    expect(toRowTexts(titled)).toEqual([]);
  });

  it.each(['VAT', '1,000.50', '§ 12 (1)'])(
    'include %s, which each language writes its way',
    (text) => {
      const titled = {id: 'journey', title: text};
      expect(toRowTexts(titled)).toEqual([text]);
    },
  );

  it('are exchanged by their English text, wherever they are', () => {
    expect(translateRow(row, words)?.row).toEqual({
      ...row,
      title: 'Eine Reise',
      actors: [
        {id: 'till', label: 'Kasse'},
        {id: 'sign', label: 'SIGN AT'},
      ],
    });
  });

  it('stay English in a row that has changed since, which is found', () => {
    const changed = {...row, title: 'Another journey'};
    expect(translateRow(changed, words)).toBeUndefined();
    expect(findUnusedWords(changed, words)).toEqual(['A journey']);
  });

  it('are complete in every row that a language has begun', () => {
    expect(locales.flatMap(({id}) => readRowStatus(id).problems)).toEqual([]);
  });

  it('are all translated into German', () => {
    const {texts, translated} = readRowStatus('de');
    expect(translated).toBe(texts);
  });
});

describe('tables derived from texts', () => {
  const shared = {id: 'shared', texts: {unit: '{count} a minute', rules: {read: 'Read it.'}}};
  const derive = ({texts: {unit, rules}}: typeof shared) => [
    {
      id: 'limits',
      title: 'API',
      columns: [{key: 'limit', label: 'TEST'}],
      rows: [
        {limit: unit.replace('{count}', '5')},
        {limit: unit.replace('{count}', '10')},
        {limit: rules.read},
      ],
    },
  ];
  const tables = derive(shared);
  const translate = (own: Readonly<Record<string, string>>) => {
    const derived = toDerivedWords(shared, {shared: own}, tables, derive);
    return tables.map((table) => translateRow(table, derived));
  };

  it('are translated by the texts, each translated once', () => {
    expect(toRowTexts(shared)).toEqual(['{count} a minute', 'Read it.']);
    const [table] = translate({'{count} a minute': '{count} je Minute', 'Read it.': 'Lesen.'});
    expect(table?.row.rows).toEqual([
      {limit: '5 je Minute'},
      {limit: '10 je Minute'},
      {limit: 'Lesen.'},
    ]);
    expect(table?.english).toEqual([]);
  });

  it('have a row in English where a text has changed since', () => {
    const [table] = translate({'{count} an hour': '{count} je Stunde', 'Read it.': 'Lesen.'});
    expect(table?.row.rows[2]).toEqual({limit: 'Lesen.'});
    expect(table?.english).toEqual([0, 1]);
  });

  it('are complete in German, with German numbers', () => {
    const german = allTables
      .filter(({id}) => id.startsWith('conventions-'))
      .map((table) => translateRow(table, allRowWords.de ?? {}));
    expect(german.length).toBe(13);
    expect(german.filter((table) => table?.english.length !== 0)).toEqual([]);
    expect(german.flatMap((table) => table?.row.rows ?? [])).toContainEqual({
      apis: 'SIGN DE',
      requests: '1.200 Anfragen je Minute und API-Schlüssel',
      sign_ins: '10 je Minute',
    });
  });
});
