import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageLanguage} from '@site/src/model/pages/language';
import {PageActions} from '@site/src/features/page-actions/PageActions';
import {PagePicture} from '@site/src/features/head/PagePicture';
import {PageIntro} from './PageIntro';
import styles from './PageContent.module.css';
import {TextLanguageProvider} from '@site/src/features/language/TextLanguage';
import {FreshnessNotice} from '@site/src/features/language/FreshnessNotice';
import {UntranslatedNotice} from '@site/src/features/language/UntranslatedNotice';

interface PageContentProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly frontMatter: object;
  readonly language: PageLanguage;
  /** Table of contents next to the text, or nothing. */
  readonly toc?: ReactNode;
  /** The same below the title, on screens without room for it. */
  readonly tocAbove?: ReactNode;
  /** Content below the text, in the reader's language. */
  readonly foot?: ReactNode;
  /** Uses the whole width. For pages whose content is wider than a text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A standalone page (legal notice, quick start …): intro and text, marked with its language.
 * Renders a `<main>`.
 */
export function PageContent({
  title,
  lead,
  frontMatter,
  language,
  toc,
  tocAbove,
  foot,
  isWide = false,
  children,
}: PageContentProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {reviewed, leadLanguage} = frontMatter as {
    readonly reviewed?: string | Date;
    readonly leadLanguage?: string;
  };
  return (
    <main className={styles.page} data-wide={isWide || undefined}>
      <PagePicture contents={{kind: 'page', title}} language={language} />
      <TextLanguageProvider text={language.text}>
        <article className="markdown" lang={language.text}>
          {language.isForeign ? (
            <UntranslatedNotice text={language.text} />
          ) : (
            <FreshnessNotice frontMatter={frontMatter} />
          )}
          <PageIntro
            title={title}
            lead={lead}
            leadLanguage={leadLanguage}
            reviewed={
              reviewed === undefined ? undefined : new Date(reviewed).toISOString().slice(0, 10)
            }
            actions={<PageActions />}
          />
          {tocAbove && (
            <div className={styles.tocAbove} lang={currentLocale}>
              {tocAbove}
            </div>
          )}
          {children}
          {foot && <div lang={currentLocale}>{foot}</div>}
        </article>
        {toc && <div className={styles.pageToc}>{toc}</div>}
      </TextLanguageProvider>
    </main>
  );
}
