import type {PrismTheme} from 'prism-react-renderer';

/** What the theme puts around a block of code; its words are coloured by `features/examples/CodeLines`. */
export const codeTheme: PrismTheme = {plain: {color: 'var(--portal-code-text)', backgroundColor: 'var(--portal-code-ground)'}, styles: []};
