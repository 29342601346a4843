import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Key} from '@site/src/data/shortcuts';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';

/** The symbol on a key, and its name. */
function Sign({sign, children}: {readonly sign: string; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}

const NAMES: Partial<Record<Key, ReactNode>> = {
  escape: (
    <Translate
      id="shortcuts.key.escape"
      description="Name of the escape key, as keyboards print it">
      Esc
    </Translate>
  ),
  enter: (
    <Translate id="shortcuts.key.enter" description="Name of the enter key, as keyboards print it">
      Enter
    </Translate>
  ),
  home: (
    <Translate id="shortcuts.key.home" description="Name of the home key, as keyboards print it">
      Home
    </Translate>
  ),
  end: (
    <Translate id="shortcuts.key.end" description="Name of the end key, as keyboards print it">
      End
    </Translate>
  ),
  up: (
    <Sign sign="↑">
      <Translate id="shortcuts.key.up" description="Name of an arrow key, read by screen readers">
        Arrow up
      </Translate>
    </Sign>
  ),
  down: (
    <Sign sign="↓">
      <Translate id="shortcuts.key.down" description="Name of an arrow key, read by screen readers">
        Arrow down
      </Translate>
    </Sign>
  ),
  left: (
    <Sign sign="←">
      <Translate id="shortcuts.key.left" description="Name of an arrow key, read by screen readers">
        Arrow left
      </Translate>
    </Sign>
  ),
  right: (
    <Sign sign="→">
      <Translate
        id="shortcuts.key.right"
        description="Name of an arrow key, read by screen readers">
        Arrow right
      </Translate>
    </Sign>
  ),
  '/': (
    <Sign sign="/">
      <Translate id="shortcuts.key.slash" description="Name of the key /, read by screen readers">
        Slash
      </Translate>
    </Sign>
  ),
  '?': (
    <Sign sign="?">
      <Translate
        id="shortcuts.key.question"
        description="Name of the key ?, read by screen readers">
        Question mark
      </Translate>
    </Sign>
  ),
};

/**
 * The name of a key on this reader's keyboard. Browser only, because Apple keyboards have a command
 * key instead of the control key.
 */
export function KeyName({id}: {readonly id: Key}): ReactNode {
  if (id !== 'modifier') return NAMES[id] ?? id.toUpperCase();
  if (/mac|iphone|ipad/i.test(navigator.platform)) {
    return (
      <Sign sign="⌘">
        <Translate
          id="shortcuts.key.command"
          description="Name of Apple’s command key, read by screen readers">
          Command
        </Translate>
      </Sign>
    );
  }
  return (
    <Translate
      id="shortcuts.key.control"
      description="Name of the control key, as keyboards print it">
      Ctrl
    </Translate>
  );
}
