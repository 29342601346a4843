/**
 * Ejected from @docusaurus/theme-classic 3.10.2, NavbarItem/ComponentTypes: the items that the
 * portal's navbar has. Upstream's menus of documents and versions need lists of all documents on
 * every page (plugins/lean-scripts removes them).
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
};
