import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {site} from '@site/src/data/site';
import {toTechArticle, toWebSite} from '@site/src/model/pages/structuredData';
import {useGuidePicture} from './GuidePicture';
import {useCanonicalAddress} from './PageLanguages';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';

const publisher = {name: site.name, url: site.links.website};

/** Data about a page for search engines, as a data block, which browsers don't run. */
export function DataBlock({data}: {readonly data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

/** Describes the current guide, in its head. */
export function GuideData(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {text, own} = usePageLanguage(frontMatter);
  const toCanonical = useCanonicalAddress();
  const {picture, address} = useGuidePicture();
  const {reviewed} = frontMatter as {readonly reviewed?: string | Date};
  const article = {
    title: metadata.title,
    description: metadata.description,
    url: toCanonical(own),
    language: text,
    changed: metadata.lastUpdatedAt ?? undefined,
    reviewed: reviewed === undefined ? undefined : new Date(reviewed).toISOString().slice(0, 10),
    picture: {address, caption: picture.title},
  };
  return <DataBlock data={toTechArticle(article, publisher)} />;
}

/** Describes the site, in the head of its landing page. */
export function SiteData({description}: {readonly description: string}): ReactNode {
  const {
    siteConfig: {url, baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <DataBlock
      data={toWebSite(
        {
          name: `${site.name} ${site.title}`,
          description,
          url: `${url}${baseUrl}`,
          language: currentLocale,
        },
        publisher,
      )}
    />
  );
}
