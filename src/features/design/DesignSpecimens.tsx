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
