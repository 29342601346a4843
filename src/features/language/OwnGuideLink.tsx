import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LocaleId} from '@site/src/data/locales';
import {ownGuides} from '@site/src/data/ownGuides';

interface OwnGuideLinkProps extends ComponentProps<typeof Link> {
  /** Address of the English guide. */
  readonly to: string;
}

/** A link to a guide, or to the one in the reader's language on the same subject. */
export function OwnGuideLink({to, ...rest}: OwnGuideLinkProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return <Link {...rest} to={ownGuides[currentLocale as LocaleId]?.[to] ?? to} />;
}
