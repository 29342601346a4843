/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogSidebar/Content (unsafe): titles of posts that aren't
 * translated have their language (plugins/doc-lists).
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar/Content';
import Content from '@theme-original/BlogSidebar/Content';

type Item = Props['items'][number] & {readonly lang?: string};

export default function BlogSidebarContent({items, ...rest}: Props): ReactNode {
  return <Content {...rest} items={items.map(withLanguage)} />;
}

/** The theme renders a title as it is, although its type is a string. */
function withLanguage({lang, title, ...item}: Item): Item {
  const text: ReactNode = lang === undefined ? title : <span lang={lang}>{title}</span>;
  return {...item, title: text as string};
}
