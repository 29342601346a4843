import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CheckContent} from '@site/src/features/check/CheckContent';
import {PageContent} from '@site/src/features/page/PageContent';
import Layout from '@theme/Layout';

/** Checks a receipt, a record or an export in the reader's browser. */
export default function Check(): ReactNode {
  const {
    i18n: {currentLocale, locales},
  } = useDocusaurusContext();
  const title = translate({
    id: 'check.title',
    message: 'Check a receipt',
    description: 'Title of the page that checks receipts',
  });
  const lead = translate({
    id: 'check.lead',
    message:
      'Why is the signature invalid? Paste a code, a record or an export of Germany, Austria, Spain, Italy or France, and see field by field what fits and which mistake explains the rest.',
    description: 'Lead and description of the page that checks receipts',
  });
  return (
    <Layout title={title} description={lead}>
      <PageContent
        title={title}
        lead={lead}
        frontMatter={{}}
        language={{text: currentLocale, isForeign: false, own: locales}}
        toc={null}
        isWide>
        <CheckContent />
      </PageContent>
    </Layout>
  );
}
