import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './UntranslatedNotice.module.css';

/**
 * A notice, in the language of the interface, that the text below is in another language. Renders a
 * `<p role="note">`.
 */
export function UntranslatedNotice({text}: {readonly text: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const language = new Intl.DisplayNames([currentLocale], {type: 'language'}).of(text) ?? text;
  return (
    <p className={styles.untranslatedNotice} role="note" lang={currentLocale}>
      <Translate
        id="page.untranslated"
        description="Notice above a page whose text is not translated; {language} is the name of the text's language in the reader's own"
        values={{language}}>
        {'This page has not been translated yet. You are reading the text in {language}.'}
      </Translate>
    </p>
  );
}
