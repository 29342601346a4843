/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocSidebarItem/Link (unsafe): labels of guides that aren't
 * translated have their language (plugins/doc-lists).
 */
import type {ReactNode} from 'react';
import Link from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';

type Item = Props['item'] & {readonly lang?: string};

export default function DocSidebarItemLink({item, ...rest}: Props): ReactNode {
  return <Link {...rest} item={withLanguage(item)} />;
}

/** The theme renders a label as it is, although its type is a string. */
function withLanguage({lang, label, ...item}: Item): Props['item'] {
  const text: ReactNode = lang === undefined ? label : <span lang={lang}>{label}</span>;
  return {...item, label: text as string};
}
