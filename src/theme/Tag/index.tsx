/**
 * Ejected from @docusaurus/theme-classic 3.10.2, Tag: one form of tags everywhere.
 */
import type {ReactNode} from 'react';
import {TagPill} from '@site/src/features/blog/TagPill';
import type {Props} from '@theme/Tag';

export default function Tag(props: Props): ReactNode {
  return <TagPill {...props} />;
}
