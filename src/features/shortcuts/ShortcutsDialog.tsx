import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {shortcuts, type ShortcutRow} from '@site/src/data/shortcuts';
import {Modal} from '@site/src/kit/Modal';
import {Toggle} from '@site/src/kit/Toggle';
import {KeyName} from './KeyName';
import {ShortcutText} from './ShortcutText';
import styles from './ShortcutsDialog.module.css';
import {singleKeys, useSingleKeys} from './singleKeys';
import {setShortcutsOpen} from './shortcutsStore';

/** The shortcuts that work on every page, and the switch for single keys. Renders a `<dialog>`. */
export function ShortcutsDialog({open}: {readonly open: boolean}): ReactNode {
  const hasSingleKeys = useSingleKeys();
  return (
    <Modal
      open={open}
      onClose={() => setShortcutsOpen(false)}
      title={
        <Translate
          id="shortcuts.title"
          description="Title of the list of keyboard shortcuts, and the control in the footer that opens it">
          Keyboard shortcuts
        </Translate>
      }
      closeLabel={translate({
        id: 'shortcuts.close',
        message: 'Close',
        description: 'Name of the button that closes the list of keyboard shortcuts',
      })}>
      <dl className={styles.shortcuts}>
        {shortcuts.map((row) => (
          <div key={row.id} className={styles.shortcut}>
            <dt>
              <ShortcutText id={row.id} />
            </dt>
            <dd>
              <Ways row={row} hasSingleKeys={hasSingleKeys} />
            </dd>
          </div>
        ))}
      </dl>
      <Toggle
        className={styles.shortcutsSwitch}
        label={
          <Translate
            id="shortcuts.single"
            description="Switch in the list of keyboard shortcuts; off for readers who speak to their computer or press keys by accident">
            Shortcuts of a single key: / and ?
          </Translate>
        }
        checked={hasSingleKeys}
        onChange={(event) => singleKeys.write(event.target.checked)}
      />
    </Modal>
  );
}

/** The shortcuts for one action. Shortcuts that the reader turned off are struck out. */
function Ways({
  row: {ways, single},
  hasSingleKeys,
}: {
  readonly row: ShortcutRow;
  readonly hasSingleKeys: boolean;
}): ReactNode {
  return ways.map((keys, index) => {
    const isOff = !hasSingleKeys && single === true && keys.length === 1;
    const Frame = isOff ? 's' : 'span';
    return (
      <Fragment key={keys.join(' ')}>
        {index > 0 && ' '}
        <Frame className={styles.shortcutKeys}>
          {keys.map((id) => (
            <kbd key={id}>
              <KeyName id={id} />
            </kbd>
          ))}
        </Frame>
      </Fragment>
    );
  });
}
