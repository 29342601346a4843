import {MarkdownRenderer, type RedocNormalizedOptions} from 'redoc';
import type {RenderJob} from '../job';

/** Markdown of a specification as HTML of the page. */
export type ToMarkup = (markdown: string) => string;

/** A converter for one page: Redoc's own Markdown, with tables that scroll and links that stay in the reader's language. */
export function createMarkdown(options: RedocNormalizedOptions, {siteOrigin, baseUrl}: Pick<RenderJob, 'siteOrigin' | 'baseUrl'>): ToMarkup {
  const renderer = new MarkdownRenderer(options);
  return (markdown) => toPageMarkup(renderer.renderMd(markdown.replace(/<!--[\s\S]*?-->/g, '')), siteOrigin, baseUrl);
}

/** HTML made of Markdown, fit for the page: wide parts can be scrolled by keyboard, and addresses of this site begin with the language's base. */
export function toPageMarkup(html: string, siteOrigin: string, baseUrl: string): string {
  return html
    .replaceAll('<table>', '<div class="apiref-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll(`href="${siteOrigin}/`, `href="${baseUrl}`);
}
