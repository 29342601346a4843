import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apis} from './src/data/apis';
import {products} from './src/data/products';
import {toSidebarEnd} from './src/model/navigation/sidebar';

/** The ways on that end every sidebar: the product's quick start and its API reference. */
const end = (product: string): ReturnType<typeof toSidebarEnd> => toSidebarEnd(product, products, apis);

/** Hand-ordered guides: the order in which a newcomer needs them. */
const sidebars: SidebarsConfig = {
  signde: ['sign-de/introduction', ...end('sign-de')],
  submission: ['submission/introduction', ...end('submission')],
  dsfinvk: ['dsfinvk/introduction', ...end('dsfinvk')],
  safe: ['safe/introduction', ...end('safe')],
  signat: ['sign-at/introduction', ...end('sign-at')],
  signes: ['sign-es/integration_process', ...end('sign-es')],
  signit: ['sign-it/integration_guide', ...end('sign-it')],
  signfr: ['sign-fr/integration_guide', ...end('sign-fr')],
  bonariumreceipt: ['bonariumreceipt/introduction', ...end('receipt')],
};

export default sidebars;
