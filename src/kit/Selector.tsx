import type {KeyboardEvent, ReactNode} from 'react';
import {Label, Listbox, ListboxButton, ListboxOption, ListboxOptions} from '@headlessui/react';
import clsx from 'clsx';
import {Icon} from './Icon';
import {check, chevronUpDown} from './icons';
import styles from './Selector.module.css';

export interface SelectorOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown after the label, in the list and on the button. */
  readonly badge?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectorProps<Value extends string> {
  readonly label: ReactNode;
  /** Label above or before the button. */
  readonly labelPosition?: 'above' | 'before';
  readonly options: readonly SelectorOption<Value>[];
  readonly value: Value | null;
  /** Also called if the reader chooses the current option again. */
  readonly onChange: (value: Value) => void;
  readonly size?: 's' | 'm';
  /** Shown while nothing is chosen. */
  readonly placeholder?: ReactNode;
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * Enter opens the list, as in a native list. Headless UI would submit the surrounding form, but it
 * opens the list on an arrow key.
 */
function openOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(
    new window.KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}),
  );
}

/**
 * A list to choose one option from. Renders a `<div>` with label, button and list box. Typing finds
 * an option. After a pause of 350 ms, a new search begins.
 */
export function Selector<Value extends string>(props: SelectorProps<Value>): ReactNode {
  const {
    label,
    labelPosition = 'above',
    options,
    value,
    onChange,
    size = 'm',
    placeholder,
    disabled = false,
    className,
  } = props;
  const chosen = options.find((option) => option.value === value);
  const change = (next: Value | null): void => {
    if (next !== null) onChange(next);
  };
  return (
    <Listbox
      value={value}
      onChange={change}
      disabled={disabled}
      as="div"
      className={clsx(styles.selector, className)}
      data-size={size}
      data-label-position={labelPosition}>
      <Label className={styles.selectorLabel}>{label}</Label>
      <div className={styles.selectorPlace}>
        <ListboxButton className={styles.selectorButton} onKeyDown={openOnEnter}>
          <span
            className={styles.selectorValue}
            data-placeholder={chosen === undefined || undefined}>
            {chosen?.label ?? placeholder}
          </span>
          {chosen?.badge}
          <Icon of={chevronUpDown} size="s" />
        </ListboxButton>
        <ListboxOptions modal={false} className={styles.selectorList}>
          {options.map((option) => (
            <ListboxOption
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className={styles.selectorOption}>
              {option.label} {option.badge}
              <Icon of={check} size="s" className={styles.selectorCheck} />
            </ListboxOption>
          ))}
        </ListboxOptions>
      </div>
    </Listbox>
  );
}
