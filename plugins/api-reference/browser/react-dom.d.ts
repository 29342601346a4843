/** The part of React DOM that this plugin calls; gives way to @types/react-dom once that is a dependency. */
declare module 'react-dom/client' {
  import type {ReactNode} from 'react';
  export interface Root {
    unmount(): void;
  }
  export function hydrateRoot(container: Element, children: ReactNode): Root;
}

declare module 'react-dom/server' {
  import type {ReactNode} from 'react';
  export function renderToString(element: ReactNode): string;
  export function renderToStaticMarkup(element: ReactNode): string;
}
