import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LocaleId} from '@site/src/data/locales';
import {ownGuides} from '@site/src/data/ownGuides';
import {products} from '@site/src/data/products';
import {toStart} from '@site/src/model/catalogue/toStart';

interface OwnGuideLinkProps extends ComponentProps<typeof Link> {
  /** Address of the English guide. */
  readonly to: string;
}

/** A link to a guide, or to the one in the reader's language on the same subject. */
export function OwnGuideLink({to, ...rest}: OwnGuideLinkProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const product = products.find(({start}) => to === `/${start}`);
  const own = product
    ? toStart(product, currentLocale)
    : ownGuides[currentLocale as LocaleId]?.[to];
  return <Link {...rest} to={own ?? to} />;
}
