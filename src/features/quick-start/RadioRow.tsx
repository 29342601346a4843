import {useId, type ReactNode} from 'react';
import styles from './RadioRow.module.css';

interface RadioRowProps {
  readonly label: ReactNode;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, all in sight. Renders a `<fieldset>` with native radio buttons: arrow keys choose, as the browser has it. */
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
