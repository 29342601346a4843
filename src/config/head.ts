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
import {toScriptStart} from '../model/pages/scriptStart';
import {toWaking} from '../model/pages/waking';
import {toCountries, toCountryPreflight, toQuickStartParts} from '../model/choices/country';
import type {Env} from './env';
import {buildStoragePreflight} from './siteStorage';

/** One font of the site, as a file below `static/fonts`. */
interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
}

/**
 * The fonts for the first view of nearly every page. There are no italic files, because browsers
 * can slant a grotesque themselves.
 */
const faces: readonly Face[] = [
  {family: 'Hanken Grotesk', file: 'hanken-grotesk.woff2', weight: '400 750'},
  {family: 'JetBrains Mono', file: 'jetbrains-mono.woff2', weight: '400 700'},
];

/**
 * A system font, stretched to the metrics of ours, so that lines break at the same places when ours
 * arrives. Values: capsize 4.1.
 */
interface StandIn {
  readonly family: string;
  readonly local: readonly string[];
  /** In percent: size-adjust, ascent-override, descent-override. */
  readonly measures: readonly [number, number, number];
}

const standIns: readonly StandIn[] = [
  {
    family: 'Hanken Grotesk Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    measures: [100.9419, 99.0668, 30.0173],
  },
  {
    family: 'Hanken Grotesk Roboto',
    local: ['Roboto Regular', 'Roboto-Regular', 'Roboto'],
    measures: [101.1636, 98.8498, 29.9515],
  },
];

/**
 * Firefox loads no further font of a list while the first is loading, and would meanwhile show text
 * in a font with other metrics.
 */
const standInLoad = `document.fonts.load("1em ${standIns.map(({family}) => `'${family}'`).join()}").catch(()=>{});`;

/**
 * Fonts, icons, and scripts that have to run before the first style sheet. Fonts have the same
 * address in all languages, so that a reader who changes language doesn't load them again.
 */
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
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
        href: `${siteBaseUrl}fonts/${file}`,
      },
    })),
    {
      tagName: 'style',
      attributes: {'data-part': 'fonts'},
      innerHTML: [...rules, ...standInRules].join(''),
    },
    {
      tagName: 'script',
      attributes: {},
      innerHTML: [
        toAssetRetry(),
        standInLoad,
        toWaking(singleKeysChoice),
        toScriptStart(),
        buildStoragePreflight(env),
        toConsentPreflight([analytics.name, marketing.name]),
        toFormPreflight({...exampleChoice, languages: codeLanguages.map(({id}) => id)}),
        toCountryPreflight({
          ...countryChoice,
          countries: toCountries(toQuickStartParts(quickStart, products)),
        }),
      ].join(''),
    },
    // Without its size, browsers load the old format as well.
    {
      tagName: 'link',
      attributes: {rel: 'icon', sizes: '32x32', href: `${siteBaseUrl}img/favicon.ico`},
    },
    {
      tagName: 'link',
      attributes: {rel: 'icon', type: 'image/svg+xml', href: `${siteBaseUrl}img/favicon.svg`},
    },
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${siteBaseUrl}img/apple-touch-icon.png`},
    },
    {tagName: 'link', attributes: {rel: 'manifest', href: `${siteBaseUrl}manifest.webmanifest`}},
  ];
}
