declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}

declare module 'react-dom' {
  import type {ReactNode, ReactPortal} from 'react';
  export function createPortal(children: ReactNode, container: Element): ReactPortal;
}
