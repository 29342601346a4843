/**
 * Ejected from @docusaurus/theme-classic 3.10.2, CodeBlock/Title: marked as the title of its code,
 * for programs that read built pages.
 */
import type {ReactNode} from 'react';
import {CodeTitle} from '@site/src/features/examples/CodeTitle';

export default function CodeBlockTitle({children}: {readonly children: ReactNode}): ReactNode {
  return <CodeTitle>{children}</CodeTitle>;
}
