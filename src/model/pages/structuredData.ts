import {pictureSize} from './picture';

/** What schema.org calls the publisher of a page. */
interface Publisher {
  readonly name: string;
  readonly url: string;
}

/** A page's picture: its complete address and what it shows in words. */
interface Picture {
  readonly address: string;
  readonly caption: string;
}

interface Article {
  readonly title: string;
  readonly description: string;
  /** Complete address of the page that carries the text. */
  readonly url: string;
  /** Language of the text. */
  readonly language: string;
  /** Last change of the text in milliseconds, where the source's history is known. */
  readonly changed?: number | undefined;
  /** Day on which the facts were last checked, ISO 8601. */
  readonly reviewed?: string | undefined;
  readonly picture: Picture;
}

/** A guide as schema.org describes it: modified when its text was changed or its facts were checked, whatever came last. */
export function toTechArticle({title, description, url, language, changed, reviewed, picture}: Article, publisher: Publisher): object {
  const days = [...(changed === undefined ? [] : [new Date(changed).toISOString().slice(0, 10)]), ...(reviewed === undefined ? [] : [reviewed])].sort();
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
  return {'@type': 'ImageObject', '@id': address, url: address, contentUrl: address, width: pictureSize.width, height: pictureSize.height, caption};
}

/** A post as Docusaurus describes it, at the address and in the language of its text, with its picture. */
export function toBlogPosting(post: object, {url, language, picture}: Pick<Article, 'url' | 'language' | 'picture'>): object {
  return {...post, '@id': url, mainEntityOfPage: url, url, inLanguage: language, image: toImageObject(picture)};
}

/** The site as schema.org describes it, for its landing page. */
export function toWebSite(
  {name, description, url, language}: {readonly name: string; readonly description: string; readonly url: string; readonly language: string},
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
