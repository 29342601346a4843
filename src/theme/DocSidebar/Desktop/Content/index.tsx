/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocSidebar/Desktop/Content: above the guides is their
 * product, with the way to the products for the same country. The current guide is in sight.
 */
import type {ReactNode} from 'react';
import {SidebarProduct} from '@site/src/features/navbar/SidebarProduct';
import {useCurrentInSight} from '@site/src/features/navbar/useCurrentInSight';
import {useSectionProduct} from '@site/src/features/navbar/useSectionProduct';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Content from '@theme-original/DocSidebar/Desktop/Content';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  useCurrentInSight(props.path);
  return (
    <>
      <SidebarProduct product={useSectionProduct()} />
      <Content {...props} />
    </>
  );
}
