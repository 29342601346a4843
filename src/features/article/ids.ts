/** Starts the ids that React gives to elements of an article, the same on servers and in browsers. */
export const ARTICLE_IDS = 'article-';
