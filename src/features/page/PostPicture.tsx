import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PictureHead, usePicture} from './PagePicture';
import {usePageLanguage} from './usePageLanguage';

/** The picture of the post being shown: its title, day and tags. */
export function usePostPicture(): ReturnType<typeof usePicture> {
  const {
    metadata: {title, date, tags, frontMatter},
  } = useBlogPost();
  const contents = {kind: 'post', title, date: new Date(date).toISOString().slice(0, 10), topics: tags.map(({label}) => label)} as const;
  return usePicture(contents, usePageLanguage(frontMatter));
}

/** Gives the post its picture. */
export function PostPicture(): ReactNode {
  return <PictureHead {...usePostPicture()} />;
}
