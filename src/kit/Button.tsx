import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Button.module.css';
import {Icon, type IconShape} from './Icon';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'action' | 'minimal' | 'warning';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Shows a spinner and ignores presses. The button keeps its width, its name and the focus. */
  readonly loading?: boolean;
  readonly pill?: boolean;
  readonly icon?: IconShape;
  readonly iconPosition?: 'left' | 'right';
}

const iconSizes = {s: 's', m: 'm', l: 'l'} as const;

/** A button. Renders a `<button type="button">`. A button with only an icon needs `aria-label`. */
export function Button({
  variant = 'primary',
  size = 'm',
  loading = false,
  pill = false,
  icon,
  iconPosition = 'left',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const drawing = icon && <Icon of={icon} size={iconSizes[size]} />;
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-pill={pill || undefined}
      data-icon-only={children === undefined || undefined}>
      <span className={styles.buttonContent}>
        {iconPosition === 'left' && drawing}
        {children}
        {iconPosition === 'right' && drawing}
      </span>
      {loading && <span className={styles.buttonSpinner} aria-hidden="true" />}
    </button>
  );
}
