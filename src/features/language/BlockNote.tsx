import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import styles from './BlockNote.module.css';

interface BlockNoteProps {
  /** Whether the original only says the same in other words, or the block isn't translated. */
  readonly state: 'reworded' | 'changed';
  /** ID of the section, for the link to the original; empty before the first heading. */
  readonly section: string;
}

/**
 * A note behind a block whose original has changed since it was translated. Put into pages by
 * plugins/translations. Renders a `<small>` with a link to the original.
 */
export function BlockNote({state, section}: BlockNoteProps): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const original = createUrl({locale: defaultLocale, fullyQualified: false});
  return (
    <small className={styles.blockNote} role="note" lang={currentLocale}>
      {' '}
      <a href={section === '' ? original : `${original}#${section}`} hrefLang={defaultLocale}>
        {state === 'reworded' ? (
          <Translate
            id="page.block.reworded"
            description="Link to the original, behind a translated paragraph whose original has been reworded since">
            Reworded in the English text since this translation
          </Translate>
        ) : (
          <Translate
            id="page.block.changed"
            description="Link to the original, behind a paragraph in English on a translated page">
            Not translated yet
          </Translate>
        )}
      </a>
    </small>
  );
}
