import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Hand-ordered guides: the order in which a newcomer needs them. */
const sidebars: SidebarsConfig = {
  signde: ['sign-de/introduction'],
  submission: ['submission/introduction'],
  dsfinvk: ['dsfinvk/introduction'],
  safe: ['safe/introduction'],
  signat: ['sign-at/introduction'],
  signes: ['sign-es/integration_process'],
  signit: ['sign-it/integration_guide'],
  signfr: ['sign-fr/integration_guide'],
  bonariumreceipt: ['bonariumreceipt/introduction'],
};

export default sidebars;
