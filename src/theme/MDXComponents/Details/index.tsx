/**
 * Replaces @docusaurus/theme-classic 3.10.2, MDXComponents/Details (safe): the browser's own, with
 * the look of src/kit/fold.css.
 */
import type {ComponentProps, ReactNode} from 'react';

export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
