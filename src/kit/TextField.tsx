import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  /** The error in the text. Sets the error border and is read with the field. */
  readonly error?: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
}

/**
 * A text field with its label above and its error below. Renders a `<div>` around an `<input>`,
 * which gets every other prop and the ref.
 */
export function TextField({label, error, hint, id, className, ...rest}: TextFieldProps): ReactNode {
  const generated = useId();
  const field = id ?? generated;
  const descriptions = [hint && `${field}-hint`, error && `${field}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={clsx(styles.textField, className)}>
      <label htmlFor={field} className={styles.textFieldLabel}>
        {label}
      </label>
      {hint && (
        <p id={`${field}-hint`} className={styles.textFieldHint}>
          {hint}
        </p>
      )}
      <input
        type="text"
        aria-describedby={descriptions || undefined}
        {...rest}
        id={field}
        aria-invalid={error ? true : undefined}
        className={styles.textFieldInput}
      />
      {error && (
        <p id={`${field}-error`} className={styles.textFieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
