import {createContext, use, useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {Badge} from '@site/src/kit/Badge';
import type {ErrorMeaning, IndexedError} from '@site/src/model/openapi/errorIndex';
import {toErrorAnchor} from '@site/src/model/openapi/errorTable';
import {toPart} from '@site/src/model/pages/parts';
import {BreakableCode, CodeText} from './CodeText';
import styles from './ErrorCodes.module.css';

export interface ErrorCodesProps {
  /** HTTP status of the codes; a page names it. */
  readonly status?: string;
  /** Filled in while the page is compiled (plugins/error-codes). */
  readonly json?: string;
}

/** Whether a filter around the codes shows what one means in an API. */
export const ErrorFilter = createContext<(code: string, meaning: ErrorMeaning) => boolean>(
  () => true,
);

/** Of a code with more meanings than this, the others are folded. */
const MEANINGS = 3;
/** Characters of a code that fit beside its meanings. */
const LANE = 28;

export function parseErrorCodes({json = '[]'}: ErrorCodesProps): readonly IndexedError[] {
  return JSON.parse(json) as readonly IndexedError[];
}

/**
 * The error codes of an HTTP status, each under its own anchor, with what it means in which API and
 * the guide that says what to do. Renders a `<dl>`.
 */
export function ErrorCodes({json}: ErrorCodesProps): ReactNode {
  // Specifications are in English, whatever the language of the page. What is translated says so.
  const lang = useTextLanguage() === 'en' ? undefined : 'en';
  const codes = useMemo(() => parseErrorCodes({...(json !== undefined && {json})}), [json]);
  return (
    <dl className={styles.errors} lang={lang}>
      {codes.map((error) => (
        <Entry key={error.code} {...error} />
      ))}
    </dl>
  );
}

function Entry({code, meanings}: IndexedError): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const isShown = use(ErrorFilter);
  collectAnchor(code);
  const status = Math.max(...meanings.map((meaning) => meaning.status));
  const shown = meanings.filter((meaning) => isShown(code, meaning));
  const isAlike = shown.every(({retryable}) => retryable === shown[0]?.retryable);
  const folded = shown.length > MEANINGS ? shown.slice(MEANINGS - 1) : [];
  const toMeaning = (meaning: ErrorMeaning): ReactNode => (
    <Meaning
      key={meaning.apis[0]?.path}
      code={code}
      meaning={meaning}
      // What applies to every API is said once.
      status={meaning.status === status ? undefined : meaning.status}
      hasRetry={!isAlike}
    />
  );
  return (
    <div hidden={shown.length === 0}>
      <dt id={code}>
        {code.length > LANE ? <BreakableCode>{code}</BreakableCode> : <code>{code}</code>}
      </dt>
      <dd>
        {isAlike && <Retry isRetryable={shown[0]?.retryable === true} />}
        <GuideLink of={shown} />
      </dd>
      <dd>
        {shown.slice(0, shown.length - folded.length).map(toMeaning)}
        {folded.length > 0 && (
          <details>
            <summary>
              {folded.flatMap(({apis}) => apis.map(({label}) => keepSpaces(label))).join(', ')}
            </summary>
            <div>{folded.map(toMeaning)}</div>
          </details>
        )}
      </dd>
    </div>
  );
}

/** A name that a line doesn't break. */
const keepSpaces = (name: string): string => name.replaceAll(' ', '\u00a0');

/** The guide of all these APIs. Codes of several products have it once one is chosen. */
function GuideLink({of}: {readonly of: readonly ErrorMeaning[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink} = useBrokenLinks();
  const guides = of.flatMap(({apis}) => apis.map(({guide}) => guide));
  for (const guide of guides) if (guide) collectLink(withBaseUrl(guide.to));
  const [guide] = guides;
  if (!guide || guides.some((other) => other?.to !== guide.to)) return null;
  return (
    // Not a Link of Docusaurus, which would fetch all guides ahead.
    <a
      href={withBaseUrl(guide.to)}
      lang={guide.lang === 'en' ? undefined : guide.lang}
      {...toPart('once')}>
      {guide.title}
    </a>
  );
}

interface MeaningProps {
  readonly code: string;
  readonly meaning: ErrorMeaning;
  readonly status: number | undefined;
  readonly hasRetry: boolean;
}

function Meaning({
  code,
  meaning: {apis, cause, remedy, retryable, lang},
  status,
  hasRetry,
}: MeaningProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <div lang={lang}>
      <p>
        {apis.map(({label, path}) => (
          <a key={path} href={`${withBaseUrl(path)}#${toErrorAnchor(code)}`}>
            {label}
          </a>
        ))}
        {status !== undefined && <span>{`HTTP ${status}`}</span>}
        {hasRetry && <Retry isRetryable={retryable} />}
      </p>
      <p>
        <CodeText>{cause}</CodeText>
      </p>
      <p>
        <CodeText>{remedy}</CodeText>
      </p>
    </div>
  );
}

/** Whether to retry, in the reader's language. Renders a badge or text. */
export function Retry({isRetryable}: {readonly isRetryable: boolean}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const lang = currentLocale === 'en' ? undefined : currentLocale;
  if (isRetryable)
    return (
      <Badge variant="lightAccent" lang={lang}>
        <Translate
          id="figures.error.retry"
          description="Beside an error code: sending the same request again can succeed">
          Retry
        </Translate>
      </Badge>
    );
  const words = (
    <Translate
      id="figures.error.noRetry"
      description="Beside an error code: sending the same request again fails again">
      Don’t retry
    </Translate>
  );
  return lang === undefined ? words : <span lang={lang}>{words}</span>;
}
