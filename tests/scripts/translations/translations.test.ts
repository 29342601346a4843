import {describe, expect, it} from 'vitest';
import {mergeMessages} from '../../../scripts/lib/translations/merge';
import {validateMessages} from '../../../scripts/lib/translations/validate';

const asked = {a: {message: 'Close'}, b: {message: '{count} posts'}, c: {message: 'APIs'}};
const options = {file: 'i18n/de/code.json', same: (message: string) => message === 'APIs'};

describe('validateMessages', () => {
  it('finds nothing wrong with complete translations', () => {
    expect(
      validateMessages(
        asked,
        {a: {message: 'Schließen'}, b: {message: '{count} Beiträge'}, c: {message: 'APIs'}},
        options,
      ),
    ).toEqual([]);
  });

  it('lists messages that are missing, unused, left in English or have other placeholders', () => {
    expect(
      validateMessages(
        asked,
        {a: {message: 'Close'}, b: {message: '{n} Beiträge'}, d: {message: 'x'}},
        options,
      ),
    ).toEqual([
      'i18n/de/code.json: "c" is missing. Run "npm run translations", then translate it.',
      'i18n/de/code.json: "d" is not used anywhere. Run "npm run translations", which removes it.',
      'i18n/de/code.json: "a" is still English: "Close". Translate it, or list it in src/data/untranslated.ts.',
      'i18n/de/code.json: "b" has other placeholders than the English "{count} posts". Use the same ones.',
    ]);
  });
});

describe('mergeMessages', () => {
  it('keeps translations, adds new messages in English and drops unused ones', () => {
    expect(
      mergeMessages(
        {a: {message: 'Close', description: 'Button'}, b: {message: 'New'}},
        {a: {message: 'Schließen'}, z: {message: 'alt'}},
      ),
    ).toEqual({
      a: {message: 'Schließen', description: 'Button'},
      b: {message: 'New'},
    });
  });

  it('keeps the order of the file and adds new messages at its end', () => {
    const merged = mergeMessages(
      {new: {message: 'N'}, a: {message: 'A'}, b: {message: 'B'}},
      {b: {message: 'b'}, a: {message: 'a'}},
    );
    expect(Object.keys(merged)).toEqual(['b', 'a', 'new']);
  });
});
