import {useId, type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {codeLanguages, type CodeLanguageId} from '@site/src/data/codeLanguages';
import {exampleChoice} from '@site/src/data/exampleChoice';
import {usePrinting} from '@site/src/features/print/printing';
import {Breakable} from '@site/src/kit/Breakable';
import {TabRow} from '@site/src/kit/TabRow';
import {toShownLines} from '@site/src/model/content/folding';
import {toPathParts} from '@site/src/model/content/lineBreaks';
import {useExampleForm, writeExampleForm} from './exampleForm';
import styles from './HttpExample.module.css';
import {ShownLines} from './ShowAllLines';
import {useFilled} from '@site/src/features/choices/readerValues';

/**
 * Created by plugins/http-examples from a ```` ```http ```` block. Writers don't use it directly.
 */
type HttpExampleProps = {
  readonly method: string;
  /** The operation's path, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly api: string;
  /** Address of the operation in the reference. */
  readonly to: string;
  /** The raw request. */
  readonly http: string;
  /** Lines in view in each form, if the writer says so. */
  readonly shown?: string;
  readonly children?: ReactNode;
} & Readonly<Partial<Record<CodeLanguageId, string>>>;

/**
 * A checked request in raw form and in code, with its responses below. Renders a `<figure>`.
 * Without scripts, only the raw request is shown. On paper, the reader's form and the raw one are
 * shown, because all seven forms of a guide with twenty examples would fill thirty pages.
 */
export function HttpExample({
  method,
  path,
  summary,
  api,
  to,
  http,
  shown: lines,
  children,
  ...code
}: HttpExampleProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const panel = useId();
  const form = useExampleForm();
  const fill = useFilled();
  const languages = codeLanguages.filter(({id}) => code[id] !== undefined);
  const language = languages.find(({id}) => id === form);
  const shown = language?.id ?? exampleChoice.raw;
  const tabs = [{id: exampleChoice.raw as string, label: 'HTTP'}, ...languages];
  const texts: Readonly<Record<string, string | undefined>> = {...code, [exampleChoice.raw]: http};
  const isPrinting = usePrinting();
  // The space each form needs, to reserve it until the choice is known.
  const inView = lines === undefined ? undefined : Number(lines);
  const room = {
    ...Object.fromEntries(
      languages.map(({id}) => [`--room-${id}`, toShownLines(code[id] ?? '', inView)]),
    ),
    ...(inView !== undefined && {'--folded-lines': inView}),
  } as CSSProperties;
  return (
    <figure className={styles.httpExample}>
      <figcaption className={styles.operation}>
        <span className={styles.method} data-method={method.toLowerCase()}>
          {method}
        </span>
        <Link to={to} className={styles.path} title={summary}>
          <Breakable parts={toPathParts(path)} />
        </Link>
        <span className={styles.api}>{api}</span>
      </figcaption>
      <TabRow
        className={styles.forms}
        lang={currentLocale}
        tabs={tabs}
        selected={shown}
        panel={panel}
        onSelect={writeExampleForm}
        aria-label={translate({
          id: 'examples.forms',
          message: 'Form of the request',
          description: 'Name of the row of tabs HTTP, cURL, JavaScript … over an example request',
        })}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={`${panel}-${shown}`}
        className={styles.request}
        data-print-label={tabs.find(({id}) => id === shown)?.label}
        style={room}>
        <ShownLines value={inView}>
          <CodeBlock key={shown} language={toGrammar(shown)}>
            {fill(texts[shown] ?? '')}
          </CodeBlock>
        </ShownLines>
      </div>
      {isPrinting && shown !== exampleChoice.raw && (
        <div className={styles.request} data-print-label="HTTP">
          <CodeBlock language="http">{fill(http)}</CodeBlock>
        </div>
      )}
      {children}
    </figure>
  );
}

/** The highlighter's name of a form, which is the target of its language. */
function toGrammar(form: string): string {
  const target = codeLanguages.find(({id}) => id === form)?.target ?? 'http';
  return target === 'shell' ? 'bash' : target;
}
