import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import {ScrollTable} from '@site/src/features/page/ScrollTable';
import type {DataTableContent} from '@site/src/model/figures/content';
import {toDataUrl} from '@site/src/model/figures/dataUrl';
import {isLongHead} from '@site/src/model/content/lineBreaks';
import {BreakableCode, CodeText} from './CodeText';
import styles from './DataTable.module.css';
import {ProcessData} from './ProcessData';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface DataTableProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
  /** Whether only the title is visible until a reader opens the table. */
  readonly folded?: boolean;
  /** Whether the heading above it says the title, which then is only read aloud. */
  readonly headed?: boolean;
  /** Set if it has cards on phones because a table with the same heads has them. */
  readonly cards?: '';
  /** The citation of the source. */
  readonly children?: ReactNode;
}

/** Number of characters from which a cell counts as long. */
const LONG = 32;

/**
 * A list of codes or fields with its source, which can also be downloaded. Renders a `<figure>`
 * with a table.
 */
export function DataTable({
  id,
  title,
  lang,
  json,
  folded,
  headed,
  cards,
  children,
}: DataTableProps): ReactNode {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const content = JSON.parse(json) as DataTableContent;
  // Each language has the files of the tables that are in it (plugins/data-files).
  const filesUrl =
    lang === currentLocale ? baseUrl : (localeConfigs[defaultLocale]?.baseUrl ?? baseUrl);
  const table = (
    <>
      <figcaption className={styles.caption}>
        <span className={styles.title}>
          {headed ? (
            <VisuallyHidden>
              <CodeText>{title}</CodeText>
            </VisuallyHidden>
          ) : folded ? undefined : (
            <CodeText>{title}</CodeText>
          )}{' '}
          {children}
        </span>
        <span className={styles.files} lang={currentLocale}>
          <a href={toDataUrl(id, 'json', filesUrl)} download>
            <Translate
              id="figures.json"
              description="Link that downloads the rows of a table as JSON">
              Download JSON
            </Translate>
          </a>
          <a href={toDataUrl(id, 'csv', filesUrl)} download>
            <Translate
              id="figures.csv"
              description="Link that downloads the rows of a table as CSV">
              Download CSV
            </Translate>
          </a>
        </span>
      </figcaption>
      {content.cases ? <Cases content={content} /> : <Rows content={content} cards={cards} />}
    </>
  );
  return (
    <figure className={styles.dataTable} lang={lang} data-figure={id}>
      {folded ? (
        <details>
          <summary>
            <CodeText>{title}</CodeText>
          </summary>
          {table}
        </details>
      ) : (
        table
      )}
    </figure>
  );
}

function Rows({
  content: {columns, rows, english},
  cards,
}: {
  readonly content: DataTableContent;
  readonly cards: '' | undefined;
}): ReactNode {
  return (
    <ScrollTable data-cards={cards}>
      <thead>
        <tr>
          {columns.map(({label}) => (
            <th key={label} scope="col" data-long={isLongHead(label) ? '' : undefined}>
              <CodeText>{label}</CodeText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} lang={english?.includes(row) ? 'en' : undefined}>
            {cells.map((text, column) => {
              const isCode = columns[column]?.code && text !== '';
              return (
                <td
                  key={column}
                  data-long={text.length > LONG ? (isCode ? 'code' : 'text') : undefined}>
                  {isCode ? <BreakableCode>{text}</BreakableCode> : <CodeText>{text}</CodeText>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/**
 * One `<details>` per topic, the first cell of its rows. All are in the HTML, so that search and
 * paper have them.
 */
function Cases({
  content: {columns, rows, english},
}: {
  readonly content: DataTableContent;
}): ReactNode {
  const topics = [...new Set(rows.map(([topic = '']) => topic))];
  return topics.map((topic, place) => {
    const own = [...rows.entries()].filter(([, cells]) => cells[0] === topic);
    return (
      <details key={topic} open={place === 0}>
        <summary>
          {topic} <span className={styles.count}>{own.length}</span>
        </summary>
        <div className={styles.cases}>
          {own.map(([row, [, name = '', ...cells]]) => (
            <div key={row} lang={english?.includes(row) ? 'en' : undefined}>
              <p className={styles.caseName}>
                <CodeText>{name}</CodeText>
              </p>
              <dl>
                {cells.map((text, column) => {
                  const {label = '', code} = columns[column + 2] ?? {};
                  return (
                    text !== '' && (
                      <div key={column}>
                        <dt>
                          <CodeText>{label}</CodeText>
                        </dt>
                        <dd>
                          {text.includes('^') ? (
                            <ProcessData>{text}</ProcessData>
                          ) : code ? (
                            <CodeList>{text}</CodeList>
                          ) : (
                            <CodeText>{text}</CodeText>
                          )}
                        </dd>
                      </div>
                    )
                  );
                })}
              </dl>
            </div>
          ))}
        </div>
      </details>
    );
  });
}

/** Codes with commas between them, each of which stays on one line if it fits. */
function CodeList({children}: {readonly children: string}): ReactNode {
  return children.split(', ').map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      <BreakableCode>{part}</BreakableCode>
    </Fragment>
  ));
}
