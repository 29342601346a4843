import {useEffect, useId, useRef, type ReactNode} from 'react';
import {watchSize} from '@site/src/kit/watchSize';
import styles from './RadioRow.module.css';

interface RadioRowProps {
  readonly label: ReactNode;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A choice with few options. Where they don't fit, the chosen one is in view. Renders a `<fieldset>`
 * with native radio buttons, so that arrow keys work as in the browser.
 */
export function RadioRow({label, options, value, onChange}: RadioRowProps): ReactNode {
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
      <div ref={row} className={styles.radioOptions}>
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
