/**
 * Ejected from @docusaurus/theme-classic 3.10.2, SiteMetadata: canonical and hreflang are left to
 * each page (features/head/PageLanguages), because upstream announces a page in every language,
 * translated or not. Pages without a picture get the landing page's, in the reader's language.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SitePicture} from '@site/src/features/head/PagePicture';
import SearchMetadata from '@theme/SearchMetadata';

export default function SiteMetadata(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      <SitePicture />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      <Head>
        {metadata.map((metadatum, index) => (
          <meta key={index} {...metadatum} />
        ))}
      </Head>
    </>
  );
}
