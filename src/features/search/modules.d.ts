declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
