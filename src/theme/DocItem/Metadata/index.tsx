/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocItem/Metadata (safe): adds the correct hreflang and
 * canonical of a guide, its picture, and its description as data.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {GuidePicture} from '@site/src/features/head/GuidePicture';
import {PageLanguageLinks} from '@site/src/features/head/PageLanguages';
import {GuideData} from '@site/src/features/head/StructuredData';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import Metadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata(): ReactNode {
  const {frontMatter} = useDoc();
  const {own} = usePageLanguage(frontMatter);
  return (
    <>
      <Metadata />
      <PageLanguageLinks own={own} />
      <GuidePicture />
      <GuideData />
    </>
  );
}
