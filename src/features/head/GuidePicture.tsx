import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PictureHead, toPictureProduct, usePicture} from './PagePicture';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';

/**
 * The picture of the current guide: its title, product and country. A guide without a product gets
 * a page picture.
 */
export function useGuidePicture(): ReturnType<typeof usePicture> {
  const {metadata, frontMatter} = useDoc();
  const {product} = frontMatter as {readonly product?: string};
  const kind = product === undefined ? 'page' : 'guide';
  return usePicture(
    {kind, title: metadata.title, ...toPictureProduct(({id}) => id === product)},
    usePageLanguage(frontMatter),
  );
}

/** Sets the picture of the current guide. */
export function GuidePicture(): ReactNode {
  return <PictureHead {...useGuidePicture()} />;
}
