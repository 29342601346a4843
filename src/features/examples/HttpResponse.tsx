import type {CSSProperties, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import styles from './HttpResponse.module.css';
import {useFilled} from '@site/src/features/choices/readerValues';
import {ShownLines} from './ShowAllLines';

interface HttpResponseProps {
  readonly status: string;
  /** The status text of HTTP. */
  readonly reason: string;
  /** The block's language: `json`, `http`, `xml`, `text` … */
  readonly language: string;
  readonly text: string;
  /** Set if the response has more fields than the text. */
  readonly excerpt?: '';
  /** Lines in view, if the writer has put the fields that matter first. */
  readonly shown?: string;
}

/** A response below its request. Renders a heading line and the text. */
export function HttpResponse({
  status,
  reason,
  language,
  text,
  excerpt,
  shown,
}: HttpResponseProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const fill = useFilled();
  return (
    <div
      className={styles.response}
      style={shown === undefined ? undefined : ({'--folded-lines': shown} as CSSProperties)}>
      <p className={styles.responseHead}>
        <span className={styles.responseLabel} lang={currentLocale}>
          {excerpt === undefined ? (
            <Translate id="examples.response" description="Above the example response of a request">
              Response
            </Translate>
          ) : (
            <Translate
              id="examples.excerpt"
              description="Above an example response that leaves out fields">
              Response (excerpt)
            </Translate>
          )}
        </span>
        <span className={styles.responseStatus} data-class={status.slice(0, 1)}>
          {status} {reason}
        </span>
      </p>
      <ShownLines value={shown === undefined ? undefined : Number(shown)}>
        <CodeBlock language={language}>{fill(text)}</CodeBlock>
      </ShownLines>
    </div>
  );
}
