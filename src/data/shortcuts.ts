import {storageKeys} from './cookies';

/** A key as its keyboard names it; those with a word of their own are translated (features/shortcuts/KeyName). */
export type Key = 'modifier' | 'escape' | 'enter' | 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'k' | '/' | '?';

/** One thing that the keyboard does on every page. */
export interface ShortcutRow {
  readonly id: string;
  /** Ways to do it, each a row of keys pressed together. */
  readonly ways: readonly (readonly Key[])[];
  /** One of the ways is a single character, which the reader can turn off (WCAG 2.1.4). */
  readonly single?: true;
}

/** What the dialog under `?` lists, in its order. */
export const shortcuts = [
  {id: 'search', ways: [['modifier', 'k'], ['/']], single: true},
  {id: 'shortcuts', ways: [['?']], single: true},
  {id: 'results', ways: [['up'], ['down']]},
  {id: 'open', ways: [['enter']]},
  {id: 'tabs', ways: [['left'], ['right'], ['home'], ['end']]},
  {id: 'close', ways: [['escape']]},
] as const satisfies readonly ShortcutRow[];

/** Where it is kept that the reader turned single keys off. */
export const singleKeysChoice = {key: storageKeys.singleKeys, off: 'off'} as const;
