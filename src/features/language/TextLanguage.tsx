import {createContext, use, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const TextLanguage = createContext<string | null>(null);

/** Provides the language of a page's text to the parts of the text and to its table of contents. */
export function TextLanguageProvider({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}): ReactNode {
  return <TextLanguage value={text}>{children}</TextLanguage>;
}

/**
 * The language of the surrounding text: the reader's if the text is translated, and outside texts.
 */
export function useTextLanguage(): string {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return use(TextLanguage) ?? currentLocale;
}
