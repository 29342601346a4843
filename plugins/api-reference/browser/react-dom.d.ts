/** The part of React DOM that this plugin calls; gives way to @types/react-dom once that is a dependency. */
declare module 'react-dom/client' {
  export interface Root {
    unmount(): void;
  }
  export function hydrateRoot(container: Element, children: import('react').ReactNode): Root;
}

declare module 'react-dom/server' {
  export function renderToString(element: import('react').ReactNode): string;
  export function renderToStaticMarkup(element: import('react').ReactNode): string;
}
