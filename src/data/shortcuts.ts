import {storageKeys} from './cookies';

/** A key by its name on keyboards. Names that are words are translated (features/shortcuts/KeyName). */
export type Key = 'modifier' | 'escape' | 'enter' | 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'k' | '/' | '?';

/** One action that a shortcut triggers on every page. */
export interface ShortcutRow {
  readonly id: string;
  /** Alternative shortcuts, each a list of keys pressed together. */
  readonly ways: readonly (readonly Key[])[];
  /** Whether one of the shortcuts is a single character, which the reader can turn off (WCAG 2.1.4). */
  readonly single?: true;
}

/** The content of the dialog that `?` opens, in order. */
export const shortcuts = [
  {id: 'search', ways: [['modifier', 'k'], ['/']], single: true},
  {id: 'shortcuts', ways: [['?']], single: true},
  {id: 'results', ways: [['up'], ['down']]},
  {id: 'open', ways: [['enter']]},
  {id: 'tabs', ways: [['left'], ['right'], ['home'], ['end']]},
  {id: 'close', ways: [['escape']]},
] as const satisfies readonly ShortcutRow[];

/** Storage key for readers who turned single keys off. */
export const singleKeysChoice = {key: storageKeys.singleKeys, off: 'off'} as const;
