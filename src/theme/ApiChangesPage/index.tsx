/**
 * New: the route template of the pages that show what differs between two versions of an API
 * (plugins/api-changes).
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  ApiChanges,
  toChangesDescription,
  type ApiChangesProps,
} from '@site/src/features/api-changes/ApiChanges';
import {toChangesTitle} from '@site/src/features/catalogue/ChangesLink';
import {PagePicture, toPictureProduct} from '@site/src/features/head/PagePicture';
import Layout from '@theme/Layout';

export default function ApiChangesPage({page}: ApiChangesProps): ReactNode {
  const {report, feedUrl, jsonUrl} = page;
  const title = toChangesTitle(report);
  return (
    <Layout>
      <PageMetadata title={title} description={toChangesDescription(report)} />
      <Head>
        <link rel="alternate" type="application/atom+xml" href={feedUrl} title={title} />
        <link rel="alternate" type="application/json" href={jsonUrl} />
      </Head>
      <PagePicture
        contents={{
          kind: 'reference',
          title,
          version: report.to.version,
          ...toPictureProduct(({api}) => api === report.api),
        }}
      />
      <ApiChanges page={page} />
    </Layout>
  );
}
