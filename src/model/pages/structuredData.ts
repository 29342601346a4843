import {pictureSize} from './picture';

/** A page's publisher in the terms of schema.org. */
interface Publisher {
  readonly name: string;
  readonly url: string;
}

/** A page's picture: its complete address and its description. */
interface Picture {
  readonly address: string;
  readonly caption: string;
}

interface Article {
  readonly title: string;
  readonly description: string;
  /** Complete address of the original page. */
  readonly url: string;
  /** Language of the text. */
  readonly language: string;
  /** Last change of the text in milliseconds, if the source's history is known. */
  readonly changed?: number | undefined;
  /** Day on which the facts were last checked, ISO 8601. */
  readonly reviewed?: string | undefined;
  readonly picture: Picture;
}

/**
 * A guide in the terms of schema.org. Its modification date is the last change of the text or the
 * last check of its facts, whichever is later.
 */
export function toTechArticle(
  {title, description, url, language, changed, reviewed, picture}: Article,
  publisher: Publisher,
): object {
  const days = [
    ...(changed === undefined ? [] : [new Date(changed).toISOString().slice(0, 10)]),
    ...(reviewed === undefined ? [] : [reviewed]),
  ].sort();
  const organization = {'@type': 'Organization', name: publisher.name, url: publisher.url};
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    inLanguage: language,
    image: toImageObject(picture),
    ...(days.length > 0 && {dateModified: days.at(-1)}),
    author: organization,
    publisher: organization,
  };
}

function toImageObject({address, caption}: Picture): object {
  return {
    '@type': 'ImageObject',
    '@id': address,
    url: address,
    contentUrl: address,
    width: pictureSize.width,
    height: pictureSize.height,
    caption,
  };
}

/**
 * A post as Docusaurus describes it, with the address and language of its original and its picture.
 */
export function toBlogPosting(
  post: object,
  {url, language, picture}: Pick<Article, 'url' | 'language' | 'picture'>,
): object {
  return {
    ...post,
    '@id': url,
    mainEntityOfPage: url,
    url,
    inLanguage: language,
    image: toImageObject(picture),
  };
}

/** The site in the terms of schema.org, for its landing page. */
export function toWebSite(
  {
    name,
    description,
    url,
    language,
  }: {
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly language: string;
  },
  publisher: Publisher,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    url,
    name,
    description,
    inLanguage: language,
    publisher: {'@type': 'Organization', name: publisher.name, url: publisher.url},
  };
}
