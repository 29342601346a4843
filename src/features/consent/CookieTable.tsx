import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cookies, type ConsentCategory, type CookieRow} from '@site/src/data/cookies';
import {site} from '@site/src/data/site';
import {Breakable} from '@site/src/kit/Breakable';
import {toNameParts} from '@site/src/model/content/lineBreaks';
import {toActiveRows, toStorageRows} from '@site/src/model/consent/storage';
import styles from './CookieTable.module.css';
import {LifetimeText} from './LifetimeText';
import {PurposeText} from './PurposeText';
import {StorageKind} from './StorageKind';
import {usePortalFields} from '@site/src/features/site/usePortalFields';

type Purpose = (typeof cookies)[number]['purpose'];

interface CookieTableProps {
  readonly category: ConsentCategory;
  /** Whether to show only cookies, or only values that stay in the browser. @default both */
  readonly kinds?: readonly CookieRow['kind'][];
}

/**
 * The values that this build can store in one category, or a note that there are none. Renders a
 * `<table>` or a `<p>`, in the reader's language inside any text.
 */
export function CookieTable({
  category,
  kinds = ['cookie', 'localStorage', 'sessionStorage'],
}: CookieTableProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {scriptSources} = usePortalFields();
  const rows = toActiveRows(toStorageRows(cookies, site.slug), Object.keys(scriptSources)).filter(
    (row) => row.category === category && kinds.includes(row.kind),
  );
  if (rows.length === 0) {
    return (
      <p lang={currentLocale}>
        <Translate
          id="cookies.table.empty"
          description="Under a category of cookies for which no service is in use">
          We use no service of this category at present, so nothing is stored, even with your
          consent.
        </Translate>
      </p>
    );
  }
  const labels = {
    name: translate({
      id: 'cookies.table.name',
      message: 'Name',
      description: 'Column of the cookie table',
    }),
    purpose: translate({
      id: 'cookies.table.purpose',
      message: 'What for',
      description: 'Column of the cookie table',
    }),
    lifetime: translate({
      id: 'cookies.table.lifetime',
      message: 'How long',
      description: 'Column of the cookie table',
    }),
  };
  return (
    <table className={styles.cookieTable} lang={currentLocale}>
      <thead>
        <tr>
          <th scope="col">{labels.name}</th>
          <th scope="col">{labels.purpose}</th>
          <th scope="col">{labels.lifetime}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, name, kind, purpose, lifetime}) => (
          <tr key={id}>
            <th scope="row">
              <code>
                <Breakable parts={toNameParts(name.replace('*', '…'))} />
              </code>
              <StorageKind id={kind} />
            </th>
            <td data-label={labels.purpose}>
              <PurposeText id={purpose as Purpose} />
            </td>
            <td data-label={labels.lifetime}>
              <LifetimeText of={lifetime} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
