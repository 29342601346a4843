/**
 * Wraps @docusaurus/theme-classic 3.10.2, NavbarItem/NavbarNavLink: entries of the menus of guides
 * and APIs name the product's country and purpose.
 */
import type {ReactNode} from 'react';
import {ProductEntry} from '@site/src/features/navbar/ProductEntry';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import OriginalNavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';

export default function NavbarNavLink(props: Props): ReactNode {
  return (
    <ProductEntry to={props.to}>
      <OriginalNavbarNavLink {...props} />
    </ProductEntry>
  );
}
