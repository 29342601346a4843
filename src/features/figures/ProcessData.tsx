import {Fragment, type ReactNode} from 'react';
import {Breakable} from '@site/src/kit/Breakable';
import {toBreakable} from '@site/src/model/content/lineBreaks';
import styles from './ProcessData.module.css';

const BORDER = '^';

/** The string of a Kassenbeleg with its three parts marked: kind, turnover, payments. Renders a `<code>`. */
export function ProcessData({children}: {readonly children: string}): ReactNode {
  return (
    <code className={styles.processData}>
      {children.split(BORDER).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && (
            <>
              <wbr />
              {BORDER}
            </>
          )}
          <span className={styles.part}>
            <Breakable parts={toBreakable(part)} />
          </span>
        </Fragment>
      ))}
    </code>
  );
}
