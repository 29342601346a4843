import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {toErrorAnchor} from '@site/src/model/openapi/anchors';
import type {ErrorMeaning, IndexedError} from '@site/src/model/openapi/errorIndex';
import {CodeText} from './CodeText';
import styles from './ErrorCodes.module.css';

interface ErrorCodesProps {
  /** HTTP status of the codes; a page names it. */
  readonly status?: string;
  /** Filled in while the page is compiled (plugins/error-codes). */
  readonly json?: string;
}

/**
 * The error codes of an HTTP status, each under its own anchor, with what it means in which API.
 * Renders a `<dl>`.
 */
export function ErrorCodes({json = '[]'}: ErrorCodesProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // Specifications are in English, whatever the language of the page.
  const lang = useTextLanguage() === 'en' ? undefined : 'en';
  return (
    <dl className={styles.errors} lang={lang}>
      {(JSON.parse(json) as readonly IndexedError[]).map(({code, meanings}) => {
        collectAnchor(code);
        return (
          <div key={code} className={styles.entry}>
            <dt id={code}>
              <code>{code}</code>
            </dt>
            {meanings.map((meaning) => (
              <Meaning key={meaning.apis[0]?.path} code={code} {...meaning} />
            ))}
          </div>
        );
      })}
    </dl>
  );
}

function Meaning({
  code,
  apis,
  status,
  cause,
  remedy,
  retryable,
}: ErrorMeaning & {readonly code: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <dd>
      <p className={styles.facts}>
        <span>{status}</span>
        {apis.map(({label, path}) => (
          // Not a Link of Docusaurus, which would fetch all references ahead.
          <a key={path} href={`${withBaseUrl(path)}#${toErrorAnchor(code)}`}>
            {label}
          </a>
        ))}
        <span lang={currentLocale} data-retry={retryable}>
          {retryable ? (
            <Translate
              id="figures.error.retry"
              description="Beside an error code: sending the same request again can succeed">
              Retry
            </Translate>
          ) : (
            <Translate
              id="figures.error.noRetry"
              description="Beside an error code: sending the same request again fails again">
              Don’t retry
            </Translate>
          )}
        </span>
      </p>
      <p>
        <CodeText>{cause}</CodeText> <CodeText>{remedy}</CodeText>
      </p>
    </dd>
  );
}
