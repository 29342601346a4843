/**
 * Replaces @docusaurus/theme-classic 3.10.2, CodeBlock: upstream renders every block again after
 * hydration, since Prism's theme may have changed; our colors are variables.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part)))
    return <ElementContent {...props}>{children}</ElementContent>;
  return <StringContent {...props}>{parts.join('')}</StringContent>;
}
