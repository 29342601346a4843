import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {apis} from '@site/src/data/apis';
import {Badge} from '@site/src/kit/Badge';
import {SelectorLinks} from '@site/src/kit/SelectorLinks';
import {toCurrentVersion, toVersionRows} from '@site/src/model/catalogue/versions';
import styles from './VersionBar.module.css';

interface VersionBarProps {
  /** The page's path in the catalogue, without language prefix and base URL. */
  readonly path: string;
}

/**
 * The bar above an API reference that links to its other versions. Renders nothing for APIs without
 * a version bar. Its links always load a new page, with or without scripts. Renders a `<nav>` that
 * stays under the navbar; `<html data-version-bar>` makes `--portal-version-bar-height` its height.
 */
export function VersionBar({path}: VersionBarProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const rows = toVersionRows(apis, path);
  const current = toCurrentVersion(rows, path);
  if (!current) return null;

  const latest = (
    <Badge variant="lightAccent" size="s">
      <Translate id="catalogue.version.latest" description="Badge of an API's newest version">
        latest
      </Translate>
    </Badge>
  );
  const deprecated = (
    <Badge variant="warning" size="s">
      <Translate
        id="catalogue.version.deprecated"
        description="Badge of a version of an API that was replaced">
        deprecated
      </Translate>
    </Badge>
  );
  const links = rows.map((row) => ({
    href: withBaseUrl(row.link),
    label: row.label,
    badge: (row.latest && latest) || (row.deprecated && deprecated),
  }));
  return (
    <nav
      className={styles.versionBar}
      aria-label={translate({
        id: 'catalogue.version.bar',
        message: 'Versions of this API',
        description: 'Name of the version bar for screen readers',
      })}>
      <Head>
        {/* Joins the attributes the page's <html> has already. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
        <html data-version-bar="true" />
      </Head>
      <SelectorLinks
        label={
          <Translate
            id="catalogue.version.label"
            description="Label before the list of an API's versions, above its reference">
            Version:
          </Translate>
        }
        labelPosition="before"
        size="s"
        links={links}
        current={withBaseUrl(current.link)}
      />
    </nav>
  );
}
