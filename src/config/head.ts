import type {HtmlTagObject} from '@docusaurus/types';
import {exampleChoice} from '../data/exampleChoice';
import {toFormPreflight} from '../model/examples/form';

/** One face of the site, as a file below `static/fonts`. */
interface Face {
  readonly family: string;
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  /** Needed for the first view of nearly every page. */
  readonly preload: boolean;
}

const faces: readonly Face[] = [
  {family: 'Hanken Grotesk', file: 'hanken-grotesk.woff2', style: 'normal', weight: '300 800', preload: true},
  {family: 'Hanken Grotesk', file: 'hanken-grotesk-italic.woff2', style: 'italic', weight: '300 800', preload: false},
  {family: 'JetBrains Mono', file: 'jetbrains-mono.woff2', style: 'normal', weight: '400 700', preload: true},
];

/** Fonts and icons. Fonts have one address for all languages, so that a reader who changes language loads them once. */
export function buildHeadTags(siteBaseUrl: string): HtmlTagObject[] {
  const rules = faces.map(
    ({family, file, style, weight}) =>
      `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url(${siteBaseUrl}fonts/${file}) format('woff2')}`,
  );
  return [
    ...faces
      .filter(({preload}) => preload)
      .map(({file}) => ({
        tagName: 'link',
        attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: `${siteBaseUrl}fonts/${file}`},
      })),
    {tagName: 'script', attributes: {}, innerHTML: toFormPreflight(exampleChoice)},
    {tagName: 'style', attributes: {'data-part': 'fonts'}, innerHTML: rules.join('')},
    {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: `${siteBaseUrl}img/favicon.svg`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${siteBaseUrl}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#0d6b45'}},
  ];
}
