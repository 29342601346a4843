import type {HtmlTagObject} from '@docusaurus/types';
import {codeLanguages} from '../data/codeLanguages';
import {cookies} from '../data/cookies';
import {exampleChoice} from '../data/exampleChoice';
import {products} from '../data/products';
import {countryChoice, quickStart} from '../data/quickStart';
import {singleKeysChoice} from '../data/shortcuts';
import {site} from '../data/site';
import {toConsentPreflight} from '../model/consent/preflight';
import {toConsentCookieRows} from '../model/consent/storage';
import {toFormPreflight} from '../model/choices/exampleForm';
import {toAssetRetry} from '../model/pages/assetRetry';
import {toWaking} from '../model/pages/waking';
import {toCountries, toCountryPreflight, toQuickStartParts} from '../model/choices/country';
import type {Env} from './env';
import {buildStoragePreflight} from './siteStorage';

/** One face of the site, as a file below `static/fonts`. */
interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
}

/** Needed for the first view of nearly every page. Italics have no file of their own: a grotesque's are its upright slanted, which browsers do themselves. */
const faces: readonly Face[] = [
  {family: 'Hanken Grotesk', file: 'hanken-grotesk.woff2', weight: '300 800'},
  {family: 'JetBrains Mono', file: 'jetbrains-mono.woff2', weight: '400 700'},
];

/** A face that readers already have, stretched to the measures of ours, so that no line breaks differently when ours arrives. Figures: capsize 4.1. */
interface StandIn {
  readonly family: string;
  readonly local: readonly string[];
  /** Per cent: size-adjust, ascent-override, descent-override. */
  readonly measures: readonly [number, number, number];
}

const standIns: readonly StandIn[] = [
  {family: 'Hanken Grotesk Arial', local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], measures: [100.9419, 99.0668, 30.0173]},
  {family: 'Hanken Grotesk Roboto', local: ['Roboto Regular', 'Roboto-Regular', 'Roboto'], measures: [101.1636, 98.8498, 29.9515]},
];

/** Firefox loads no further face of a list while the first one is on its way, and would show text in a font of other measures until then. */
const standInLoad = `document.fonts.load("1em ${standIns.map(({family}) => `'${family}'`).join()}").catch(()=>{});`;

/** Fonts, icons, and what has to run before the first style sheet. Fonts have one address for all languages, so that a reader who changes language loads them once. */
export function buildHeadTags(env: Pick<Env, 'siteUrl' | 'baseUrl'>): HtmlTagObject[] {
  const siteBaseUrl = env.baseUrl;
  const {analytics, marketing} = toConsentCookieRows(cookies, site.slug);
  const rules = faces.map(
    ({family, file, weight}) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${siteBaseUrl}fonts/${file}) format('woff2')}`,
  );
  const standInRules = standIns.map(
    ({family, local, measures: [size, ascent, descent]}) =>
      `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};` +
      `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  );
  return [
    ...faces.map(({file}) => ({
      tagName: 'link',
      attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: `${siteBaseUrl}fonts/${file}`},
    })),
    {tagName: 'style', attributes: {'data-part': 'fonts'}, innerHTML: [...rules, ...standInRules].join('')},
    {
      tagName: 'script',
      attributes: {},
      innerHTML: [
        toAssetRetry(),
        standInLoad,
        toWaking(singleKeysChoice),
        buildStoragePreflight(env),
        toConsentPreflight([analytics.name, marketing.name]),
        toFormPreflight({...exampleChoice, languages: codeLanguages.map(({id}) => id)}),
        toCountryPreflight({...countryChoice, countries: toCountries(toQuickStartParts(quickStart, products))}),
      ].join(''),
    },
    {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: `${siteBaseUrl}img/favicon.svg`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${siteBaseUrl}img/apple-touch-icon.png`}},
    {tagName: 'link', attributes: {rel: 'manifest', href: `${siteBaseUrl}manifest.webmanifest`}},
  ];
}
