import {createContext, useContext, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isFolded, toLineCount} from '@site/src/model/content/folding';
import {toPart} from '@site/src/model/pages/parts';
import styles from './ShowAllLines.module.css';

/** How many lines of a block are in view, if its writer says so. */
export const ShownLines = createContext<number | undefined>(undefined);

/**
 * Folds the block of code in front of it if it is long, without a script. The lines are only out of
 * view: the browser's search, selection, screen readers and paper have them all. Renders a `<label>`
 * with a checkbox, or nothing.
 */
export function ShowAllLines({code}: {readonly code: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const shown = useContext(ShownLines);
  if (!isFolded(code, shown)) return null;
  return (
    <label {...toPart('no')} data-fold="" className={styles.showAllLines} lang={currentLocale}>
      <input
        type="checkbox"
        className={styles.showAllLinesBox}
        autoComplete="off"
        data-unscripted
      />
      <Translate
        id="examples.showAllLines"
        description="Below a long block of code of which the first lines are shown"
        values={{count: toLineCount(code)}}>
        {'Show all {count} lines'}
      </Translate>
    </label>
  );
}
