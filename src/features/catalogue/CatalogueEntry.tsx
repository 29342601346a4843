import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ApiRow} from '@site/src/data/apis';
import type {ApiGroup} from '@site/src/model/catalogue/groups';
import {ApiSubject} from './ApiSubject';
import styles from './ApiCatalogue.module.css';
import {CatalogueVersion} from './CatalogueVersion';

interface CatalogueEntryProps {
  readonly group: ApiGroup<ApiRow>;
  /** First page of the product's guide. */
  readonly start: string | null;
}

/** One API: its purpose, its versions, its guide. Renders an `<li>`. */
export function CatalogueEntry({
  group: {id, label, versions},
  start,
}: CatalogueEntryProps): ReactNode {
  return (
    <li className={styles.catalogueEntry} id={id}>
      <div className={styles.catalogueAbout}>
        <Heading as="h2" className={styles.catalogueName}>
          {label}
        </Heading>
        <p className={styles.catalogueSubject}>
          <ApiSubject id={id} />
        </p>
        {start !== null && (
          <Link className={styles.catalogueGuide} to={`/${start}`}>
            <Translate
              id="apiReference.catalogue.guide"
              description="Link from the list of APIs to the product's guide"
              values={{product: label}}>
              {'Guide to {product}'}
            </Translate>
          </Link>
        )}
      </div>
      <ul className={styles.catalogueVersions}>
        {versions.map((api) => (
          <CatalogueVersion key={api.version} api={api} />
        ))}
      </ul>
    </li>
  );
}
