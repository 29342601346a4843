import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './TextField.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
}

/**
 * A multi-line text field with its label above. Renders a `<div>` around a `<textarea>`, which gets
 * every other prop and the ref.
 */
export function TextArea({label, hint, id, className, ...rest}: TextAreaProps): ReactNode {
  const generated = useId();
  const field = id ?? generated;
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
      <textarea
        rows={4}
        aria-describedby={hint ? `${field}-hint` : undefined}
        {...rest}
        id={field}
        className={styles.textFieldInput}
      />
    </div>
  );
}
