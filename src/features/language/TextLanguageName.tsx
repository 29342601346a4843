import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Names the language of a text that isn't in the reader's, as in "In English". Renders a `<span>`,
 * or nothing.
 */
export function TextLanguageName({text}: {readonly text: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  if (text === currentLocale) return null;
  const names = new Intl.DisplayNames([currentLocale], {type: 'language'});
  return (
    <span>
      <Translate
        id="language.text"
        description="Names the language of a post or reference that isn't in the reader's; {language} is its name in the reader's own"
        values={{language: names.of(text)}}>
        {'In {language}'}
      </Translate>
    </span>
  );
}
