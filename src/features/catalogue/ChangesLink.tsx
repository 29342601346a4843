import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {apis} from '@site/src/data/apis';
import {toPairOf} from '@site/src/model/catalogue/pairs';
import {VersionText} from './VersionText';

/** Whether the version at `path` has a predecessor, and so a page with the changes since then. */
export function hasChanges(path: string): boolean {
  return toPairOf(apis, path) !== undefined;
}

interface Step {
  readonly label: string;
  readonly from: {readonly version: string};
  readonly to: {readonly version: string};
}

/** Title of the page that compares two versions. */
export function toChangesTitle({label, from, to}: Step): string {
  return translate(
    {
      id: 'apiChanges.title',
      message: '{api}: changes from {from} to {to}',
      description: 'Title of the page that compares two versions of an API',
    },
    {api: label, from: from.version, to: to.version},
  );
}

/**
 * Link to the changes since the predecessor of the version at `path`, or nothing if there is none.
 * Renders an `<a>`.
 */
export function ChangesLink({path}: {readonly path: string}): ReactNode {
  const pair = toPairOf(apis, path);
  if (!pair) return null;
  return (
    <Link to={pair.path} title={toChangesTitle({...pair, label: pair.to.label})}>
      <Translate
        id="apiChanges.link"
        description="Link to the changes since the version of an API that it names"
        values={{version: <VersionText key="version">{pair.from.version}</VersionText>}}>
        {'Changes since {version}'}
      </Translate>
    </Link>
  );
}
