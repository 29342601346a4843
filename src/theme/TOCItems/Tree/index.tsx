/**
 * Wraps nothing; written after @docusaurus/theme-classic 3.10.2, TOCItems/Tree: the headings have
 * the language of their text.
 */
import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import type {Props} from '@theme/TOCItems/Tree';

function Items({
  toc,
  linkClassName,
  ...rest
}: Pick<Props, 'toc' | 'linkClassName'> & {
  readonly className?: string;
  readonly lang?: string;
}): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul {...rest}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          {/* Made from the page's own headings while it is compiled. */}
          <Link
            to={`#${id}`}
            className={linkClassName ?? undefined}
            dangerouslySetInnerHTML={{__html: value}}
          />
          <Items toc={children} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  return (
    <Items toc={toc} className={className} linkClassName={linkClassName} lang={useTextLanguage()} />
  );
}

export default memo(TOCItemTree);
