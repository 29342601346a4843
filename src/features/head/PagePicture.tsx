import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {products} from '@site/src/data/products';
import {toTagline} from '@site/src/features/site/tagline';
import type {PageLanguage} from '@site/src/model/pages/language';
import {
  pictureFolder,
  pictureMeta,
  pictureSize,
  toPictureFile,
  toPictureText,
  type PagePicture as Picture,
} from '@site/src/model/pages/picture';
import {useCanonicalAddress} from './PageLanguages';

type Contents = Omit<Picture, 'language' | 'address'>;

/**
 * Complete address of a picture. All languages share one folder, because pages that repeat a text
 * share its picture.
 */
function usePictureAddress(): (picture: Picture) => string {
  const {
    siteConfig: {url, baseUrl},
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  return (picture) =>
    `${url}${localeConfigs[defaultLocale]?.baseUrl ?? baseUrl}${pictureFolder}${toPictureFile(picture)}`;
}

/**
 * A page's picture with its complete address. Without a language, the page is all interface, and so
 * in the reader's language.
 */
export function usePicture(
  contents: Contents,
  language?: Pick<PageLanguage, 'text' | 'own'>,
): {readonly picture: Picture; readonly address: string} {
  const {
    i18n: {currentLocale, locales},
  } = useDocusaurusContext();
  const toCanonical = useCanonicalAddress();
  const toAddress = usePictureAddress();
  const picture = {
    ...contents,
    language: language?.text ?? currentLocale,
    address: toCanonical(language?.own ?? locales),
  };
  return {picture, address: toAddress(picture)};
}

/**
 * The picture that networks show next to a link to the page. Puts its address and the build's
 * drawing data (scripts/lib/pictures) into the head.
 */
export function PictureHead({
  picture,
  address,
}: {
  readonly picture: Picture;
  readonly address: string;
}): ReactNode {
  return (
    <Head>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta property="og:image:alt" content={picture.title} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={picture.title} />
      <meta name={pictureMeta} content={toPictureText(picture)} />
    </Head>
  );
}

interface PagePictureProps {
  readonly contents: Contents;
  readonly language?: Pick<PageLanguage, 'text' | 'own'>;
}

/** Gives the page its own picture. */
export function PagePicture({contents, language}: PagePictureProps): ReactNode {
  return <PictureHead {...usePicture(contents, language)} />;
}

/** The portal's picture, which is the landing page's, for every page without its own. */
export function SitePicture(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const toAddress = usePictureAddress();
  const picture: Picture = {
    kind: 'site',
    title: toTagline(),
    language: currentLocale,
    address: `${url}${baseUrl}`,
  };
  return <PictureHead picture={picture} address={toAddress(picture)} />;
}

/**
 * The name and country of a product for a picture, or nothing if the product isn't in the table.
 */
export function toPictureProduct(
  isMeant: (product: (typeof products)[number]) => boolean,
): Pick<Picture, 'product' | 'country'> {
  const found = products.find(isMeant);
  return found === undefined
    ? {}
    : {
        product: found.label,
        country: found.country === 'any' ? found.country : found.country.toUpperCase(),
      };
}
