import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './UntranslatedNotice.module.css';

interface UntranslatedNoticeProps {
  /** Language of the text. */
  readonly text: string;
  /** The first guide of the product in the reader's language, without leading slash. */
  readonly start?: string | undefined;
}

/**
 * A notice, in the language of the interface, that the text below is in another language, and where
 * there are texts in the reader's. Renders a `<p role="note">`.
 */
export function UntranslatedNotice({text, start}: UntranslatedNoticeProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const names = new Intl.DisplayNames([currentLocale], {type: 'language'});
  return (
    <p className={styles.untranslatedNotice} role="note" lang={currentLocale}>
      <Translate
        id="page.untranslated"
        description="Notice above a page whose text is not translated; {language} is the name of the text's language in the reader's own"
        values={{language: names.of(text)}}>
        {'This page has not been translated yet. You are reading the text in {language}.'}
      </Translate>
      {start !== undefined && (
        <>
          {' '}
          <Link to={`/${start}`}>
            <Translate
              id="page.untranslated.start"
              description="Link behind page.untranslated to the product’s first guide in the reader’s language"
              values={{language: names.of(currentLocale)}}>
              {'Guides in {language}'}
            </Translate>
          </Link>
        </>
      )}
    </p>
  );
}
