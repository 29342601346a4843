import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {products} from '@site/src/data/products';
import {ChangesLink, hasChanges} from '@site/src/features/catalogue/ChangesLink';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import styles from './ApiDownloads.module.css';

interface ApiDownloadsProps {
  readonly page: Pick<ReferencePage, 'id' | 'path' | 'yamlUrl' | 'jsonUrl' | 'postmanUrl'>;
}

/**
 * Links to the guide, to the changes since the previous version, and to the files of an API:
 * specification as YAML and JSON, Postman collection. Renders a `<ul>`.
 */
export function ApiDownloads({
  page: {id, path, yamlUrl, jsonUrl, postmanUrl},
}: ApiDownloadsProps): ReactNode {
  const guide = products.find(({api}) => api === id)?.start;
  return (
    <ul className={styles.apiDownloads}>
      {guide && (
        <li>
          <Link to={`/${guide}`}>
            <Translate
              id="apiReference.downloads.guide"
              description="Link from an API reference to the product's guide">
              Guide
            </Translate>
          </Link>
        </li>
      )}
      {hasChanges(path) && (
        <li>
          <ChangesLink path={path} />
        </li>
      )}
      <li>
        <a href={yamlUrl} download>
          <Translate
            id="apiReference.downloads.yaml"
            description="Link that downloads the OpenAPI specification as YAML">
            OpenAPI (YAML)
          </Translate>
        </a>
      </li>
      <li>
        <a href={jsonUrl} download>
          <Translate
            id="apiReference.downloads.json"
            description="Link that downloads the OpenAPI specification as JSON">
            OpenAPI (JSON)
          </Translate>
        </a>
      </li>
      <li>
        <a href={postmanUrl} download>
          <Translate
            id="apiReference.downloads.postman"
            description="Link that downloads the Postman collection">
            Postman collection
          </Translate>
        </a>
      </li>
    </ul>
  );
}
