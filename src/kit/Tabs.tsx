import type {ReactNode} from 'react';
import {Tab, TabGroup, TabList, TabPanel, TabPanels} from '@headlessui/react';
import clsx from 'clsx';
import {Icon, type IconColor, type IconShape} from './Icon';
import {checkCircle, minusCircle, warningCircle} from './icons';
import styles from './Tabs.module.css';
import {VisuallyHidden} from './VisuallyHidden';

export type TabStatus = 'complete' | 'incomplete' | 'error';

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
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabRow<Id>[];
  /** With `onChange`: the tab shown. Without: the first one, then what the reader chooses. */
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

/** One of several views at a time; arrow keys change it. Renders a `<div>` with a tab list and the chosen panel. */
export function Tabs<Id extends string>({label, tabs, selected, onChange, className}: TabsProps<Id>): ReactNode {
  const change = (index: number): void => {
    const tab = tabs[index];
    if (tab) onChange?.(tab.id);
  };
  const control = selected === undefined ? {} : {selectedIndex: tabs.findIndex(({id}) => id === selected)};
  return (
    <TabGroup {...control} onChange={change} className={clsx(styles.tabs, className)}>
      <TabList aria-label={label} className={styles.tabList}>
        {tabs.map(({id, label: name, disabled = false, ...status}) => (
          <Tab key={id} disabled={disabled} className={styles.tab}>
            {name} <TabStatusMark {...status} />
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({id, content}) => (
          <TabPanel key={id} className={styles.tabPanel}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
