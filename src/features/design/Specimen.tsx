import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './Specimen.module.css';

interface SpecimenProps {
  /** The component's name. In lower case, it is the section's ID. */
  readonly name: string;
  readonly children: ReactNode;
}

/** All variants of one kit component. Renders a `<section>`. */
export function Specimen({name, children}: SpecimenProps): ReactNode {
  return (
    <section className={styles.specimen} aria-label={name}>
      <Heading as="h2" id={name.toLowerCase()}>
        {name}
      </Heading>
      <div className={styles.specimenBody}>{children}</div>
    </section>
  );
}

interface SpecimenRowProps {
  /** The prop and value that the row shows. */
  readonly label: string;
  /** `grid` for elements of equal width, `column` for blocks. */
  readonly layout?: 'row' | 'grid' | 'column';
  readonly inverse?: boolean;
  readonly children: ReactNode;
}

/** One series of variants. Renders a `<div>` with its label. */
export function SpecimenRow({
  label,
  layout = 'row',
  inverse = false,
  children,
}: SpecimenRowProps): ReactNode {
  return (
    <div className={styles.specimenRow}>
      <code className={styles.specimenLabel}>{label}</code>
      <div
        className={styles.specimenItems}
        data-layout={layout}
        data-inverse={inverse || undefined}>
        {children}
      </div>
    </div>
  );
}
