import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CookiesContent} from '@site/src/features/consent/CookiesContent';
import {PageContent} from '@site/src/features/page/PageContent';
import Layout from '@theme/Layout';

/** What the portal stores in the reader's browser, and why. */
export default function Cookies(): ReactNode {
  const {
    i18n: {currentLocale, locales},
  } = useDocusaurusContext();
  const title = translate({
    id: 'cookies.title',
    message: 'Cookies and storage',
    description: 'Title of the page that lists everything stored',
  });
  const lead = translate({
    id: 'cookies.lead',
    message:
      'Everything this portal can keep in your browser, what it is for and how long it stays.',
    description: 'Lead and description of the page that lists everything stored',
  });
  return (
    <Layout title={title} description={lead}>
      <PageContent
        title={title}
        lead={lead}
        frontMatter={{}}
        language={{text: currentLocale, isForeign: false, own: locales}}
        toc={null}>
        <CookiesContent />
      </PageContent>
    </Layout>
  );
}
