import {Children, isValidElement, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import clsx from 'clsx';
import styles from './QuickStartStep.module.css';

/**
 * One step of a part. Where there is room, its text is beside its request and answer, and the shorter
 * of them follows while the other scrolls, unless further requests are folded below the text. The
 * heading, to which links lead, stays in its place. A `<figure>` has an example for each country.
 * Renders a `<section>` with a `<div>` for the text.
 */
export function QuickStartStep({children}: {readonly children: ReactNode}): ReactNode {
  // Imports of these would give all pages a further script.
  const {HttpExample, Receipt} = useMDXComponents();
  const [heading, ...parts] = Children.toArray(children);
  const example = parts.findIndex(
    (part) =>
      isValidElement(part) &&
      (part.type === HttpExample || part.type === Receipt || part.type === 'figure'),
  );
  const end = example < 0 ? parts.length : example;
  return (
    <section className={clsx('markdown', styles.step)}>
      {heading}
      <div className="markdown">{parts.slice(0, end)}</div>
      {parts.slice(end)}
    </section>
  );
}
