import type {ReactNode} from 'react';

/** Code without colors and buttons. */
export default function CodeBlock({children}: {readonly children: ReactNode}): ReactNode {
  return <pre>{children}</pre>;
}
