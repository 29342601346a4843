import {useId, useState, type ReactNode} from 'react';
import {Icon, type IconColor, type IconShape} from './Icon';
import {checkCircle, minusCircle, warningCircle} from './icons';
import {TabRow as Row} from './TabRow';
import styles from './Tabs.module.css';
import {VisuallyHidden} from './VisuallyHidden';

type TabStatus = 'complete' | 'incomplete' | 'error';

export interface TabRow<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly status?: TabStatus;
  /** The status in words, read after the label. */
  readonly statusLabel?: string;
  readonly disabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Subject of the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabRow<Id>[];
  /**
   * With `onChange`: the selected tab. Without: the initial tab, until the reader selects another
   * one.
   */
  readonly selected?: Id;
  readonly onChange?: (id: Id) => void;
  readonly className?: string;
}

const statusIcons: Record<TabStatus, {readonly shape: IconShape; readonly color: IconColor}> = {
  complete: {shape: checkCircle, color: 'accent'},
  incomplete: {shape: minusCircle, color: 'default'},
  error: {shape: warningCircle, color: 'default'},
};

function TabStatusMark({status, statusLabel}: Pick<TabRow, 'status' | 'statusLabel'>): ReactNode {
  if (status === undefined) return null;
  const {shape, color} = statusIcons[status];
  return (
    <>
      <Icon of={shape} color={color} size="s" className={styles.tabStatus} data-status={status} />
      {statusLabel && <VisuallyHidden>{statusLabel}</VisuallyHidden>}
    </>
  );
}

/**
 * Several views, one of which is visible. Arrow keys change it. Renders a `<div>` with a tab list
 * and one panel per tab. On paper, all panels are shown.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onChange,
  className,
}: TabsProps<Id>): ReactNode {
  const panel = useId();
  const [chosen, setChosen] = useState(tabs.find(({disabled}) => !disabled)?.id);
  const shown = selected ?? chosen;
  const select = (id: string): void => {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (!tab) return;
    setChosen(tab.id);
    onChange?.(tab.id);
  };
  return (
    <div className={className}>
      <Row
        aria-label={label}
        className={styles.tabList}
        size="m"
        panel={panel}
        separate
        selected={shown ?? ''}
        onSelect={select}
        tabs={tabs.map(({id, label: name, disabled = false, ...status}) => ({
          id,
          disabled,
          label: (
            <>
              {name} <TabStatusMark {...status} />
            </>
          ),
        }))}
      />
      {tabs.map(({id, label: name, content}) => (
        <div
          key={id}
          id={`${panel}-${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${panel}-${id}`}
          tabIndex={0}
          hidden={id !== shown}
          className={styles.tabPanel}
          data-print-label={typeof name === 'string' ? name : undefined}>
          {content}
        </div>
      ))}
    </div>
  );
}
