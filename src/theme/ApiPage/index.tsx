/**
 * New: the route template of reference pages (plugins/api-reference); takes the place of
 * docusaurus-theme-redoc's ApiDoc.
 */
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {ApiReference, type ApiReferenceProps} from '@site/src/features/api-reference/ApiReference';
import {toMetaDescription, toPageTitle} from '@site/src/features/api-reference/metaDescription';
import {VersionBar} from '@site/src/features/catalogue/VersionBar';
import {PageLanguagesProvider} from '@site/src/features/head/PageLanguages';
import {PagePicture, toPictureProduct} from '@site/src/features/head/PagePicture';
import Layout from '@theme/Layout';

export default function ApiPage({page}: ApiReferenceProps): ReactNode {
  return (
    <HtmlClassNameProvider className="api-reference-page">
      <PageMetadata title={toPageTitle(page)} description={toMetaDescription(page.summary)} />
      <PagePicture
        contents={{
          kind: 'reference',
          title: toPageTitle(page),
          version: page.version,
          ...toPictureProduct(({api}) => api === page.id),
        }}
        language={{text: 'en', own: ['en']}}
      />
      <PageLanguagesProvider own={['en']}>
        <Layout>
          <VersionBar path={page.path} />
          <ApiReference key={page.key} page={page} />
        </Layout>
      </PageLanguagesProvider>
    </HtmlClassNameProvider>
  );
}
