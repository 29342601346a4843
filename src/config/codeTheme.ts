import type {PrismTheme} from 'prism-react-renderer';

/**
 * The styles that the theme puts around a block of code. `features/examples/CodeLines` colors the
 * code itself.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--portal-code-text)', backgroundColor: 'var(--portal-code-ground)'},
  styles: [],
};
