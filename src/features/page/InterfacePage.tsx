import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {PageContent} from './PageContent';

interface InterfacePageProps {
  readonly title: string;
  readonly lead: string;
  /** @default false */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page made of interface words, so that it's in every language. Renders the whole layout. */
export function InterfacePage({title, lead, isWide, children}: InterfacePageProps): ReactNode {
  const {
    i18n: {currentLocale, locales},
  } = useDocusaurusContext();
  return (
    <Layout title={title} description={lead}>
      <PageContent
        title={title}
        lead={lead}
        frontMatter={{}}
        language={{text: currentLocale, isForeign: false, own: locales}}
        toc={null}
        {...(isWide && {isWide})}>
        {children}
      </PageContent>
    </Layout>
  );
}
