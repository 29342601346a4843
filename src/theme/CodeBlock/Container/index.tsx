/**
 * Replaces @docusaurus/theme-classic 3.10.2, CodeBlock/Container: without Prism's theme, because our
 * colors are in the style sheet. An article's root doesn't know the color mode (features/article).
 */
import type {ComponentProps, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';

interface CodeBlockContainerProps extends ComponentProps<'div'> {
  readonly as: 'div' | 'pre';
}

export default function CodeBlockContainer({
  as: As,
  className,
  ...props
}: CodeBlockContainerProps): ReactNode {
  return (
    <As {...(props as object)} className={clsx(className, ThemeClassNames.common.codeBlock)} />
  );
}
