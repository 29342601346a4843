import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {BadgeSpecimens} from './BadgeSpecimens';
import {ButtonSpecimens} from './ButtonSpecimens';
import {ChoiceSpecimens} from './ChoiceSpecimens';
import styles from './DesignSpecimens.module.css';
import {FieldSpecimens} from './FieldSpecimens';
import {IconSpecimens} from './IconSpecimens';
import {MessageSpecimens} from './MessageSpecimens';
import {TokenSpecimens} from './TokenSpecimens';

/** The sections of the page, in their order. */
const sections = [
  ...['Button', 'Badge', 'Divider', 'TextField', 'TextArea', 'Checkbox', 'Toggle', 'Selector'],
  ...['Chips', 'SelectorLinks', 'LinkMenu', 'Tabs', 'Modal', 'Toast', 'Collapsible', 'Icon'],
  ...['SocialIcon', 'Receipt', 'ReceiptNotes', 'ReceiptPair', 'Archive', 'Retention', 'DataTable'],
  ...['ProcessDataForm', 'StateMachine', 'Sequence', 'DecisionTree', 'HttpExample', 'Words'],
  'Tokens',
];

interface DesignSpecimensProps {
  readonly title: string;
  /** The components that pages use, compiled as on pages. */
  readonly children: ReactNode;
}

/**
 * Every component of the kit in every variant, size and state, those of pages, and the tokens. The page is in English
 * in all languages, because it is for developers of the portal. Renders a `<main>`.
 */
export function DesignSpecimens({title, children}: DesignSpecimensProps): ReactNode {
  return (
    <main className={styles.design} lang="en">
      <Heading as="h1">{title}</Heading>
      <nav className={styles.designContents} aria-label="Contents">
        {sections.map((name) => (
          <a key={name} href={`#${name.toLowerCase()}`}>
            {name}
          </a>
        ))}
      </nav>
      <ButtonSpecimens />
      <BadgeSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <MessageSpecimens />
      <IconSpecimens />
      {children}
      <TokenSpecimens />
    </main>
  );
}
