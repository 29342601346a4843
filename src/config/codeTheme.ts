import type {PrismTheme} from 'prism-react-renderer';

/** One code theme for both modes: every colour is a token that changes with the mode, so nothing is rendered again on a toggle. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--portal-code-text)', backgroundColor: 'var(--portal-code-ground)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--portal-code-comment)', fontStyle: 'italic'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--portal-code-punctuation)'}},
    {types: ['property', 'attr-name', 'header-name', 'key', 'header'], style: {color: 'var(--portal-code-name)'}},
    {types: ['string', 'char', 'attr-value', 'header-value', 'url', 'inserted'], style: {color: 'var(--portal-code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--portal-code-number)'}},
    {types: ['keyword', 'atrule', 'tag', 'method', 'request-line', 'selector'], style: {color: 'var(--portal-code-keyword)'}},
    {types: ['function', 'class-name', 'builtin'], style: {color: 'var(--portal-code-function)'}},
    {types: ['deleted'], style: {color: 'var(--portal-danger)'}},
  ],
};
