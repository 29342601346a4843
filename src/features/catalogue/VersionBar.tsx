import {useCallback, useState, type ComponentType, type FocusEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {apis} from '@site/src/data/apis';
import {Badge} from '@site/src/kit/Badge';
import {SelectorLinks} from '@site/src/kit/SelectorLinks';
import {toCurrentVersion, toVersionRows} from '@site/src/model/catalogue/versions';
import {useIdleLoad} from './useIdleLoad';
import styles from './VersionBar.module.css';
import type {VersionPickerProps} from './VersionPicker';

interface VersionBarProps {
  /** The page's path from the catalogue, without language prefix and base URL. */
  readonly path: string;
}

interface PickerModule {
  readonly VersionPicker: ComponentType<VersionPickerProps>;
}

const loadPicker = (): Promise<PickerModule> => import('./VersionPicker');

function LoadedPicker({loaded: {VersionPicker}, ...rest}: {readonly loaded: PickerModule} & VersionPickerProps): ReactNode {
  return <VersionPicker {...rest} />;
}

/** Whether a reader has the links open or is among them. */
function isInUse(links: HTMLDetailsElement): boolean {
  return links.open || links.contains(document.activeElement);
}

/**
 * The bar above an API reference that leads to its other versions; nothing on APIs without any. Plain links until the list box is loaded, and without scripts.
 * Renders a `<nav>` that stays under the navbar; `<html data-version-bar>` makes `--portal-version-bar-height` its height.
 */
export function VersionBar({path}: VersionBarProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const rows = toVersionRows(apis, path);
  const current = toCurrentVersion(rows, path);
  const picker = useIdleLoad(loadPicker, rows.length > 0);
  const [linksInUse, setLinksInUse] = useState(false);
  // They work before scripts do: a reader may be choosing among them when React takes over.
  const takeOver = useCallback(
    (links: HTMLDetailsElement | null) => {
      if (links && isInUse(links)) setLinksInUse(true);
    },
    [setLinksInUse],
  );
  if (!current) return null;

  const latest = (
    <Badge variant="lightAccent" size="s">
      <Translate id="catalogue.version.latest" description="Badge of an API's newest version">
        latest
      </Translate>
    </Badge>
  );
  const shared = {
    label: (
      <Translate id="catalogue.version.label" description="Stands before the list of an API's versions, above its reference">
        Version:
      </Translate>
    ),
    labelPosition: 'before',
    size: 's',
  } as const;
  const versions = rows.map((row) => ({value: row.link, href: withBaseUrl(row.link), label: row.label, badge: row.latest && latest}));
  const leave = ({currentTarget, relatedTarget}: FocusEvent<HTMLDetailsElement>): void =>
    setLinksInUse(currentTarget.open || currentTarget.contains(relatedTarget));
  const links = (
    <SelectorLinks
      {...shared}
      links={versions}
      current={withBaseUrl(current.link)}
      ref={takeOver}
      onFocus={() => setLinksInUse(true)}
      onBlur={leave}
      onToggle={({currentTarget}) => setLinksInUse(isInUse(currentTarget))}
    />
  );
  return (
    <nav
      className={styles.versionBar}
      aria-label={translate({id: 'catalogue.version.bar', message: 'Versions of this API', description: 'Name of the version bar for screen readers'})}>
      <Head>
        {/* Joins the attributes the page's <html> has already. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
        <html data-version-bar="true" />
      </Head>
      {picker && !linksInUse ? <LoadedPicker loaded={picker} {...shared} versions={versions} current={current.link} /> : links}
    </nav>
  );
}
