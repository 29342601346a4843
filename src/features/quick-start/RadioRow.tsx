import {useId, type ReactNode} from 'react';
import styles from './RadioRow.module.css';

interface RadioRowProps {
  readonly label: ReactNode;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A choice with few options, all visible. Renders a `<fieldset>` with native radio buttons, so that
 * arrow keys work as in the browser.
 */
export function RadioRow({label, options, value, onChange}: RadioRowProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.radioRow}>
      <legend className={styles.radioLegend}>{label}</legend>
      <div className={styles.radioOptions}>
        {options.map((option) => (
          <label key={option.value} className={styles.radioOption}>
            <input
              type="radio"
              className={styles.radioInput}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
