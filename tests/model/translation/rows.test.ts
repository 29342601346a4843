import {describe, expect, it} from 'vitest';
import {findUnusedWords, toRowTexts, translateRow} from '../../../src/model/translation/rows';
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

  it.each(['VAT', '1,000.50', '§ 12(1)'])(
    'include %s, which each language writes its way',
    (text) => {
      expect(toRowTexts({id: 'journey', title: text})).toEqual([text]);
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
});
