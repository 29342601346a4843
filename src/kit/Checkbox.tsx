import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/**
 * A checkbox with its label. Renders a `<label>` around a native checkbox, which gets every other
 * prop.
 */
export function Checkbox({label, className, ...rest}: CheckboxProps): ReactNode {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <input {...rest} type="checkbox" className={styles.checkboxBox} />
      <span>{label}</span>
    </label>
  );
}
