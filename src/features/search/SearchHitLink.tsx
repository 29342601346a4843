import type {JSX, ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {toDeepestLevel} from '@site/src/model/search/deepestLevel';
import {toPlainText} from '@site/src/model/search/safeHits';
import {HitLink} from './HitLink';

export type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

interface SearchHitLinkProps {
  readonly hit: Hit;
  readonly children: ReactNode;
  readonly onOpen: (hit: Hit) => void;
}

/**
 * One hit: a link over the whole row, next to DocSearch's content, so that buttons aren't inside a
 * link. Renders a `<div>`. The list's arrow keys and Enter open the link, so it isn't a tab stop.
 */
export function SearchHitLink({hit, children, onOpen}: SearchHitLinkProps): JSX.Element {
  return (
    <div className="portal-search-hit">
      <HitLink
        to={hit.url}
        tabIndex={-1}
        className="portal-search-link"
        onClick={() => onOpen(hit)}>
        {toLinkText(hit)}
      </HitLink>
      {children}
    </div>
  );
}

/**
 * The link's text: the page, its section and the matching text. DocSearch's content is only for the
 * eye.
 */
function toLinkText(hit: Hit): string {
  const {hierarchy, type, content} = hit;
  const snippet = '_snippetResult' in hit ? hit._snippetResult?.content?.value : undefined;
  const section = hierarchy[type === 'content' ? toDeepestLevel(hierarchy) : type];
  const text = type === 'content' ? (snippet ?? content) : null;
  return toPlainText([...new Set([hierarchy.lvl1, section, text])].filter(Boolean).join(', '));
}
