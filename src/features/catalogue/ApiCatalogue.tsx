import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {apis} from '@site/src/data/apis';
import {products} from '@site/src/data/products';
import {toApiGroups} from '@site/src/model/catalogue/groups';
import styles from './ApiCatalogue.module.css';
import {CatalogueEntry} from './CatalogueEntry';

/** Title of the page that lists the APIs. */
export function toCatalogueTitle(): string {
  return translate({
    id: 'apiReference.catalogue.title',
    message: 'API reference',
    description: 'Title of the page that lists all APIs',
  });
}

/** Every API with all its versions and downloads. Renders a `<main>`. */
export function ApiCatalogue(): ReactNode {
  return (
    <main className={styles.catalogue}>
      <header className={styles.catalogueHead}>
        <Heading as="h1">{toCatalogueTitle()}</Heading>
        <p className={styles.catalogueLead}>
          <Translate
            id="apiReference.catalogue.lead"
            description="Text under the title of the page that lists all APIs; {quickStart} is a link"
            values={{
              quickStart: (
                <Link key="quickStart" to="/quick-start">
                  <Translate
                    id="apiReference.catalogue.quickStart"
                    description="Link text inside the text above the list of APIs">
                    quick start
                  </Translate>
                </Link>
              ),
            }}>
            {
              'Every operation, field and error code of every version, with code samples. New here? Begin with the {quickStart}.'
            }
          </Translate>
        </p>
      </header>
      <ul className={styles.catalogueList}>
        {toApiGroups(apis).map((group) => (
          <CatalogueEntry
            key={group.id}
            group={group}
            start={products.find(({api}) => api === group.id)?.start ?? null}
          />
        ))}
      </ul>
    </main>
  );
}
