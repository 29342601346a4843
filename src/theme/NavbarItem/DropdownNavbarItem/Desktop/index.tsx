/**
 * Ejected from @docusaurus/theme-classic 3.10.2, NavbarItem/DropdownNavbarItem/Desktop: Escape
 * closes the menu, however it was opened (features/navbar/useDropdown).
 */
import type {KeyboardEvent, ReactNode} from 'react';
import {useDropdown} from '@site/src/features/navbar/useDropdown';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const {ref, isOpen, isHoverable, toggle, leave} = useDropdown();
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  return (
    <div
      ref={ref}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': isHoverable,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onPointerLeave={leave}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // Without an address, the link leads to '#', so that the keyboard can reach it.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={press}>
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
