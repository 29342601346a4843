import type {ReactNode} from 'react';
import type {PageLanguage} from '@site/src/model/pages/language';
import {PagePicture} from './PagePicture';
import {PageIntro} from './PageIntro';
import styles from './PageContent.module.css';
import {UntranslatedNotice} from './UntranslatedNotice';

interface PageContentProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly frontMatter: object;
  readonly language: PageLanguage;
  /** Table of contents beside the text, or `null`. */
  readonly toc: ReactNode;
  readonly children: ReactNode;
}

/** A page of its own (legal notice, quick start …): intro and text, marked with its language. Renders a `<main>`. */
export function PageContent({title, lead, frontMatter, language, toc, children}: PageContentProps): ReactNode {
  const {reviewed} = frontMatter as {readonly reviewed?: string | Date};
  return (
    <main className={styles.page}>
      <PagePicture contents={{kind: 'page', title}} language={language} />
      <article className="markdown" lang={language.text}>
        {language.isForeign && <UntranslatedNotice text={language.text} />}
        <PageIntro title={title} lead={lead} reviewed={reviewed === undefined ? undefined : new Date(reviewed).toISOString().slice(0, 10)} />
        {children}
      </article>
      {toc && <div className={styles.pageToc}>{toc}</div>}
    </main>
  );
}
