import {useEffect, useId, useRef, type ReactNode} from 'react';
import {watchSize} from '@site/src/kit/watchSize';
import styles from './RadioRow.module.css';

interface RadioRowProps {
  readonly label: ReactNode;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All options are in view on phones too, in as many rows as they need. */
  readonly isWhole?: boolean;
}

/**
 * A choice with few options. In a row that is too long for a phone, the chosen one is in view. Renders a `<fieldset>`
 * with native radio buttons, so that arrow keys work as in the browser.
 */
export function RadioRow({
  label,
  options,
  value,
  onChange,
  isWhole = false,
}: RadioRowProps): ReactNode {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // Phones scroll the row sideways. The page stays where it is.
  useEffect(() => {
    const frame = row.current;
    const chosen = frame?.querySelector(':checked')?.parentElement;
    if (!frame || !chosen) return;
    return watchSize(frame, () => {
      const around = frame.clientWidth - chosen.offsetWidth;
      const left = chosen.offsetLeft - frame.offsetLeft - around / 2;
      return () => {
        frame.scrollLeft = left;
      };
    });
  }, [value]);
  return (
    <fieldset className={styles.radioRow}>
      <legend className={styles.radioLegend}>{label}</legend>
      <div ref={row} className={isWhole ? styles.radioOptionsWhole : styles.radioOptions}>
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
