import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ScrollTable} from '@site/src/features/page/ScrollTable';
import type {DataTableContent} from '@site/src/model/figures/content';
import {toDataUrl} from '@site/src/model/figures/dataUrl';
import {BreakableCode, CodeText} from './CodeText';
import styles from './DataTable.module.css';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface DataTableProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
  /** The citation of the source. */
  readonly children?: ReactNode;
}

/** Number of characters from which a cell counts as long. */
const LONG = 32;

/**
 * A list of codes or fields with its source, which can also be downloaded. Renders a `<figure>`
 * with a table.
 */
export function DataTable({id, title, lang, json, children}: DataTableProps): ReactNode {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {columns, rows, english} = JSON.parse(json) as DataTableContent;
  const siteBaseUrl = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  return (
    <figure className={styles.dataTable} lang={lang} data-figure={id}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>
          <CodeText>{title}</CodeText> {children}
        </span>
        <span className={styles.files} lang={currentLocale}>
          <a href={toDataUrl(id, 'json', siteBaseUrl)} download>
            <Translate
              id="figures.json"
              description="Link that downloads the rows of a table as JSON">
              Download JSON
            </Translate>
          </a>
          <a href={toDataUrl(id, 'csv', siteBaseUrl)} download>
            <Translate
              id="figures.csv"
              description="Link that downloads the rows of a table as CSV">
              Download CSV
            </Translate>
          </a>
        </span>
      </figcaption>
      <ScrollTable>
        <thead>
          <tr>
            {columns.map(({label}) => (
              <th key={label} scope="col">
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
    </figure>
  );
}
