import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Chips.module.css';

export interface ChipOption {
  readonly value: string;
  readonly label: ReactNode;
  /** How many entries the option shows. An option without entries can't be chosen. */
  readonly count?: number;
}

export interface ChipsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  readonly label: ReactNode;
  readonly options: readonly ChipOption[];
  readonly value: string | undefined;
  /** Gets `undefined` when the chosen chip is pressed again. */
  readonly onChange: (value: string | undefined) => void;
}

/**
 * A choice of one option or none, all visible. Renders a `<div role="group">` of toggle buttons, in
 * one row that scrolls on small screens. An option that can't be chosen keeps the focus, so that
 * keyboards don't lose their place when its number changes.
 */
export function Chips({
  label,
  options,
  value,
  onChange,
  className,
  ...rest
}: ChipsProps): ReactNode {
  const id = useId();
  return (
    <div {...rest} role="group" aria-labelledby={id} className={clsx(styles.chips, className)}>
      <span id={id} className={styles.chipsLabel}>
        {label}
      </span>
      <div className={styles.chipsRow}>
        {options.map((option) => {
          const isChosen = option.value === value;
          const isEmpty = option.count === 0 && !isChosen;
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={isChosen}
              aria-disabled={isEmpty || undefined}
              onClick={isEmpty ? undefined : () => onChange(isChosen ? undefined : option.value)}>
              {option.label}
              {option.count !== undefined && <span>{` ${option.count}`}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
