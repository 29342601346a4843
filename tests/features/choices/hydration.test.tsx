// @vitest-environment happy-dom
import type {ReactNode} from 'react';
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {exampleChoice} from '../../../src/data/exampleChoice';
import {useReaderValues} from '../../../src/features/choices/readerValues';
import {useScriptStates} from '../../../src/features/consent/scriptStore';
import {useExampleForm} from '../../../src/features/examples/exampleForm';

const {attribute, languageKey, raw} = exampleChoice;
const page = document.documentElement;

afterEach(() => {
  cleanup();
  localStorage.clear();
  page.removeAttribute(attribute);
});

/** The values that a hook returns while React takes over the server's HTML, one per rendering. */
function takeOver<Value>(useValue: () => Value): readonly Value[] {
  const values: Value[] = [];
  function Reader(): ReactNode {
    values.push(useValue());
    return null;
  }
  render(<Reader />, {hydrate: true});
  return values;
}

it.each([
  ['the form of examples', useExampleForm],
  ['the reader’s values', useReaderValues],
  ['the states of third-party scripts', useScriptStates],
])('renders %s once if the reader has chosen nothing', (_name, useValue) => {
  expect(takeOver<unknown>(useValue)).toHaveLength(1);
});

it('reserves the space of a remembered form until it is rendered', () => {
  localStorage.setItem(languageKey, 'php');
  page.setAttribute(attribute, 'php');
  const seen = takeOver(() => [useExampleForm(), page.hasAttribute(attribute)]);
  expect(seen).toEqual([
    [raw, true],
    ['php', true],
  ]);
  expect(page.hasAttribute(attribute)).toBe(false);
});
