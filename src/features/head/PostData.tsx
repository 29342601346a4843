import type {ReactNode} from 'react';
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import {toBlogPosting} from '@site/src/model/pages/structuredData';
import {useCanonicalAddress} from './PageLanguages';
import {usePostPicture} from './PostPicture';
import {DataBlock} from './StructuredData';

/** Describes the current post, in its head. */
export function PostData(): ReactNode {
  const {metadata} = useBlogPost();
  const post = useBlogPostStructuredData();
  const {text, own} = usePageLanguage(metadata.frontMatter);
  const toCanonical = useCanonicalAddress();
  const {picture, address} = usePostPicture();
  return (
    <DataBlock
      data={toBlogPosting(post, {
        url: toCanonical(own),
        language: text,
        picture: {address, caption: picture.title},
      })}
    />
  );
}
