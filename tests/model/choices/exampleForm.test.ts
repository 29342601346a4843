import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {codeLanguages} from '../../../src/data/codeLanguages';
import {exampleChoice} from '../../../src/data/exampleChoice';
import {toExampleForm, toFormPreflight} from '../../../src/model/choices/exampleForm';

const languages = codeLanguages.map(({id}) => id);

describe('toExampleForm', () => {
  it.each([
    ['the raw message until something is chosen', {form: null, language: null}, 'http'],
    [
      'the language chosen in a guide or in the reference',
      {form: null, language: 'python'},
      'python',
    ],
    [
      'the raw message once it is chosen, whatever the reference shows',
      {form: 'http', language: 'python'},
      'http',
    ],
    ['the raw message for a language that is gone', {form: null, language: 'cobol'}, 'http'],
  ])('shows %s', (_name, stored, form) => {
    expect(toExampleForm(stored, 'http', languages)).toBe(form);
  });
});

describe('toFormPreflight', () => {
  /** Runs the script like a browser, with its own storage. */
  function run(
    stored: Readonly<Record<string, string>> | 'blocked',
  ): Readonly<Record<string, string>> {
    const attributes: Record<string, string> = {};
    const storage = {
      getItem: (key: string) => (stored === 'blocked' ? undefined : (stored[key] ?? null)),
    };
    const document = {
      documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)},
    };
    new Function('localStorage', 'document', toFormPreflight({...exampleChoice, languages}))(
      stored === 'blocked' ? undefined : storage,
      document,
    );
    return attributes;
  }

  it('reserves space for the chosen language', () => {
    expect(run({'portal-code-language': 'php'})).toEqual({
      'data-code-language': 'php',
      'data-example-form': 'php',
    });
  });

  it('reserves none if the raw message is shown, or nothing can be read', () => {
    expect(run({})).toEqual({});
    expect(run({'portal-code-language': 'cobol'})).toEqual({});
    expect(run({'portal-code-language': 'php', 'portal-example-form': 'http'})).toEqual({
      'data-code-language': 'php',
    });
    expect(run('blocked')).toEqual({});
  });
});

it('the style sheet reserves space for every language', () => {
  const css = readFileSync(
    path.resolve(__dirname, '../../../src/features/examples/HttpExample.module.css'),
    'utf8',
  );
  for (const id of languages)
    expect(css).toMatch(
      new RegExp(
        `\\[data-example-form='${id}'\\]\\) \\.request \\{\\s*--lines: var\\(--room-${id}\\)`,
      ),
    );
});
