import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Badge.module.css';

export type BadgeVariant =
  | 'gray'
  | 'accent'
  | 'brand'
  | 'darkGray'
  | 'error'
  | 'lightAccent'
  | 'lightBrand'
  | 'receipt'
  | 'warning';

export interface BadgeProps extends ComponentProps<'span'> {
  readonly variant?: BadgeVariant;
  readonly size?: 's' | 'm';
}

/** One or two words that mark the text next to them. Renders a `<span>`. */
export function Badge({variant = 'gray', size = 'm', className, ...rest}: BadgeProps): ReactNode {
  return (
    <span
      {...rest}
      className={clsx(styles.badge, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}
