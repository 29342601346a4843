import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {shortcuts} from '@site/src/data/shortcuts';

type ShortcutId = (typeof shortcuts)[number]['id'];

const TEXTS: Record<ShortcutId, ReactNode> = {
  search: (
    <Translate
      id="shortcuts.text.search"
      description="What a key does, in the list of keyboard shortcuts">
      Search
    </Translate>
  ),
  shortcuts: (
    <Translate
      id="shortcuts.text.shortcuts"
      description="What a key does, in the list of keyboard shortcuts">
      Show this list
    </Translate>
  ),
  results: (
    <Translate
      id="shortcuts.text.results"
      description="What a key does, in the list of keyboard shortcuts">
      In the search: previous and next result
    </Translate>
  ),
  open: (
    <Translate
      id="shortcuts.text.open"
      description="What a key does, in the list of keyboard shortcuts">
      In the search: open the result
    </Translate>
  ),
  tabs: (
    <Translate
      id="shortcuts.text.tabs"
      description="What a key does, in the list of keyboard shortcuts">
      In a row of tabs: previous, next, first and last
    </Translate>
  ),
  close: (
    <Translate
      id="shortcuts.text.close"
      description="What a key does, in the list of keyboard shortcuts">
      Close the search, a menu, a definition or this list
    </Translate>
  ),
};

/** The effect of a shortcut. Renders its words. */
export function ShortcutText({id}: {readonly id: ShortcutId}): ReactNode {
  return TEXTS[id];
}
