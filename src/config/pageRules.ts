import type {PageRulesOptions} from '../../plugins/page-rules';
import {facts} from '../data/facts';
import {locales} from '../data/locales';
import {
  admonitions,
  pageComponents,
  pageElements,
  type PageComponentRow,
} from '../data/pageComponents';
import {quickStart} from '../data/quickStart';

const languages = locales.map(({id}) => id);

/** Values of attributes whose IDs no other plugin checks. */
const values: Readonly<
  Record<string, NonNullable<PageRulesOptions['components'][number]['values']>>
> = {
  Fact: {id: Object.keys(facts), lang: languages},
  CookieTable: {category: ['necessary', 'analytics', 'marketing']},
  GlossaryList: {language: languages},
  LogoSample: {ground: ['light', 'dark']},
  QuickStartPart: {product: quickStart.map(({product}) => product)},
  SearchBy: {engine: ['portal', 'hosted']},
};

/** The elements and components that pages may use. */
export const pageRulesOptions: PageRulesOptions = {
  components: pageComponents.map((row: PageComponentRow) => ({
    ...row,
    values: values[row.name] ?? {},
  })),
  elements: pageElements,
  admonitions,
};
