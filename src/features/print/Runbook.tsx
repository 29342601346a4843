import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toPart} from '@site/src/model/pages/parts';
import styles from './Runbook.module.css';

/** Anchor of a page's runbook, the same in all languages. While an address ends in it, only the runbook is printed. */
const ANCHOR = 'print-runbook';

/** Goes to the anchor first, so that the style sheet finds the runbook when the dialog opens. */
function printRunbook(): void {
  window.location.hash = ANCHOR;
  window.print();
}

/**
 * The part of a page to hang up beside the till. It can be printed alone on one sheet, without a
 * script from the address with its anchor. A `<div>` for each role is a column where columns fit.
 * Renders a `<div>`.
 */
export function Runbook({children}: {readonly children: ReactNode}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <div id={ANCHOR} className={styles.runbook}>
      {children}
      <p className={styles.contact} lang={currentLocale} data-print="only" {...toPart('no')}>
        <Translate
          id="print.runbook.contact"
          description="On the printed runbook, before a line on which the shop writes a telephone number">
          Emergency contact:
        </Translate>
      </p>
      <p className={styles.actions} lang={currentLocale} data-print="no" {...toPart('no')}>
        <a href={`#${ANCHOR}`} onClick={printRunbook} data-wakes>
          <Translate
            id="print.runbook.print"
            description="Link below an outage runbook that prints the runbook alone, for the wall of the shop">
            Print this runbook on one page
          </Translate>
        </a>
        <span className={styles.hint}>
          <Translate
            id="print.runbook.hint"
            description="Beside the link that prints the runbook, while only the runbook would be printed">
            Your browser now prints only the runbook.
          </Translate>
        </span>
      </p>
    </div>
  );
}
