import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Toggle.module.css';

export interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  readonly label: ReactNode;
}

/**
 * A setting that applies immediately. Renders a `<label>` around a native checkbox with the role
 * of a switch, which gets every other prop.
 */
export function Toggle({label, className, ...rest}: ToggleProps): ReactNode {
  return (
    <label className={clsx(styles.toggle, className)}>
      <span>{label}</span>
      <input {...rest} type="checkbox" role="switch" className={styles.toggleSwitch} />
    </label>
  );
}
