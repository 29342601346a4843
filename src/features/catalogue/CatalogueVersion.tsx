import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ApiRow} from '@site/src/data/apis';
import {ChangesLink} from './ChangesLink';
import {toDownloadUrls} from '@site/src/model/catalogue/reference';
import {toVersionName} from '@site/src/model/catalogue/versionName';
import {Badge} from '@site/src/kit/Badge';
import styles from './ApiCatalogue.module.css';

/** One version: its page, its state and its files. Renders an `<li>`. */
export function CatalogueVersion({api}: {readonly api: ApiRow}): ReactNode {
  const {
    siteConfig: {baseUrl},
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {yamlUrl, jsonUrl, postmanUrl} = toDownloadUrls(
    api,
    localeConfigs[defaultLocale]?.baseUrl ?? baseUrl,
  );
  const name = toVersionName(api);
  const files = [
    {label: 'YAML', url: yamlUrl},
    {label: 'JSON', url: jsonUrl},
    {label: 'Postman', url: postmanUrl},
  ];
  return (
    <li className={styles.catalogueVersion}>
      <Link className={styles.catalogueVersionLink} to={api.path}>
        {name}
      </Link>
      <span className={styles.catalogueStates}>
        <VersionState api={api} />
      </span>
      <span className={styles.catalogueFiles}>
        <ChangesLink path={api.path} />
        <span>
          {files.map(({label, url}) => (
            <a key={label} href={url} download aria-label={`${name}, ${label}`}>
              {label}
            </a>
          ))}
        </span>
      </span>
    </li>
  );
}

function VersionState({api: {latest, deprecated, variant}}: {readonly api: ApiRow}): ReactNode {
  return (
    <>
      {latest && (
        <Badge variant="lightAccent">
          <Translate
            id="apiReference.state.latest"
            description="Badge of the newest version of an API">
            latest
          </Translate>
        </Badge>
      )}
      {deprecated && (
        <Badge variant="warning">
          <Translate
            id="apiReference.state.deprecated"
            description="Badge of a version of an API that was replaced">
            deprecated
          </Translate>
        </Badge>
      )}
      {variant === 'local' && (
        <Badge>
          <Translate
            id="apiReference.state.local"
            description="Badge of an API that runs beside the till instead of in the cloud">
            on the till
          </Translate>
        </Badge>
      )}
    </>
  );
}
