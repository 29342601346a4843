import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {ApiCatalogue, toCatalogueTitle} from '@site/src/features/catalogue/ApiCatalogue';
import {PagePicture} from '@site/src/features/head/PagePicture';
import Layout from '@theme/Layout';

/** All APIs with their versions and downloads, under `/api`. */
export default function ApiPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={toCatalogueTitle()}
        description={translate({
          id: 'apiReference.catalogue.description',
          message: 'All APIs with their versions, specifications and Postman collections.',
          description: 'Description of the page that lists all APIs, for search engines',
        })}
      />
      <PagePicture contents={{kind: 'page', title: toCatalogueTitle()}} />
      <ApiCatalogue />
    </Layout>
  );
}
