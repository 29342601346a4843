import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Divider.module.css';

export interface DividerProps extends ComponentProps<'hr'> {
  readonly variant?: 'default' | 'faded';
}

/** A line between two subjects. The faded variant only separates groups. Renders an `<hr>`. */
export function Divider({variant = 'default', className, ...rest}: DividerProps): ReactNode {
  return <hr {...rest} className={clsx(styles.divider, className)} data-variant={variant} />;
}
