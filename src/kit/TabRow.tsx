import clsx from 'clsx';
import {useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react';
import {watchSize} from './watchSize';
import styles from './TabRow.module.css';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface TabRowProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  readonly tabs: readonly Tab[];
  readonly selected: string;
  /**
   * ID of the element with the selected tab's content. The selected tab, `<panel>-<tab>`, labels
   * it.
   */
  readonly panel: string;
  /** Whether every tab has a panel, `<panel>-<tab>-panel`. */
  readonly separate?: boolean;
  readonly size?: 's' | 'm';
  readonly onSelect: (id: string) => void;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * A row of tabs with a shared panel, or one panel per tab. Renders `role="tablist"`: arrow keys,
 * Home and End select. Requires `aria-label`.
 */
export function TabRow({
  tabs,
  selected,
  panel,
  separate = false,
  size = 's',
  onSelect,
  ...rest
}: TabRowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = row.current;
    const tab = frame?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!frame || !tab) return;
    return watchSize(frame, () => {
      const {scrollWidth, clientWidth} = frame;
      const {offsetLeft, offsetWidth} = tab;
      if (scrollWidth <= clientWidth) return;
      // Its neighbours show as well, and an end that fades doesn't hide it. The page never scrolls.
      return () => {
        frame.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
      };
    });
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const open = tabs.filter(({disabled}) => !disabled);
    const next =
      step &&
      open[
        step(
          open.findIndex(({id}) => id === selected),
          open.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    // One tab at a time has the focus. The row only listens to its keys.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...rest}
      ref={row}
      role="tablist"
      className={clsx(styles.tabRow, rest.className)}
      data-size={size}
      onKeyDown={onKeyDown}>
      {tabs.map(({id, label, disabled}) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panel}-${id}`}
          data-tab={id}
          className={styles.tab}
          aria-selected={id === selected}
          aria-controls={separate ? `${panel}-${id}-panel` : panel}
          disabled={disabled}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}
