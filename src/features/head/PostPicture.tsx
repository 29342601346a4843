import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PictureHead, usePicture} from './PagePicture';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';

/** `law` as `Law`: the English label of a tag, as in blog/tags.yml. */
const toEnglishLabel = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/**
 * The picture of the current post: its title, date and tags, all in the language of its text, so
 * that untranslated pages share one picture.
 */
export function usePostPicture(): ReturnType<typeof usePicture> {
  const {
    metadata: {title, date, tags, frontMatter},
  } = useBlogPost();
  const language = usePageLanguage(frontMatter);
  const topics = language.isForeign
    ? (frontMatter.tags ?? []).map(String).map(toEnglishLabel)
    : tags.map(({label}) => label);
  const contents = {
    kind: 'post',
    title,
    date: new Date(date).toISOString().slice(0, 10),
    topics,
  } as const;
  return usePicture(contents, language);
}

/** Sets the picture of the current post. */
export function PostPicture(): ReactNode {
  return <PictureHead {...usePostPicture()} />;
}
