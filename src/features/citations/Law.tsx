import type {ReactNode} from 'react';
import {keepSection, toShortWords} from '@site/src/model/content/lineBreaks';
import {toPart} from '@site/src/model/pages/parts';
import styles from './Law.module.css';

/** Filled in when the page is compiled (plugins/citations). Writers set `id` and `at`. */
export interface LawProps {
  readonly text?: string;
  readonly title?: string;
  readonly url?: string;
  readonly lang?: string;
  /** Present if another citation follows at once. */
  readonly more?: string;
}

/** More characters than a phone has in a line. */
const LONG = 40;

/** A citation of a legal source that links to its official text. Renders an `<a>` in brackets. */
export function Law({text, title, url, lang, more}: LawProps): ReactNode {
  return (
    <a
      className={styles.lawCitation}
      href={url}
      title={title}
      lang={lang}
      rel="external noreferrer"
      data-more={more}
      data-long={text && text.length > LONG ? '' : undefined}
      {...toPart('law')}>
      {text &&
        toShortWords(keepSection(text)).map((part, place) =>
          place % 2 === 1 ? <span key={place}>{part}</span> : part,
        )}
    </a>
  );
}
