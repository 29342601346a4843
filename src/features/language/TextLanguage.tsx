import {createContext, use, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const TextLanguage = createContext<string | null>(null);

/** Provides the parts of a page's text, and its table of contents, with the language of the text. */
export function TextLanguageProvider({text, children}: {readonly text: string; readonly children: ReactNode}): ReactNode {
  return <TextLanguage value={text}>{children}</TextLanguage>;
}

/** The language of the text around: the reader's where it is translated, and outside texts. */
export function useTextLanguage(): string {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return use(TextLanguage) ?? currentLocale;
}
