/**
 * Ejected from @docusaurus/theme-classic 3.10.2, TOCItems: marks the part that the reader is in
 * instead of the next heading in the upper half of the window, also where a link led to one of its
 * rows.
 */
import {useMemo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import {useCurrentHeading} from '@site/src/features/page/useCurrentHeading';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
  ...props
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const min = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const max = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const tree = useFilteredAndTreeifiedTOC({toc, minHeadingLevel: min, maxHeadingLevel: max});
  const ids = useMemo(
    () => toc.filter(({level}) => level >= min && level <= max).map(({id}) => id),
    [toc, min, max],
  );
  useCurrentHeading(ids, linkClassName, linkActiveClassName);
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} {...props} />;
}
