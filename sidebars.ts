import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readEnv} from './src/config/env';
import {apis} from './src/data/apis';
import {products} from './src/data/products';
import {quickStart} from './src/data/quickStart';
import {toSidebarEnd} from './src/model/navigation/sidebar';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The ways on that end every sidebar: the product's quick start and its API reference. */
const end = (product: string): ReturnType<typeof toSidebarEnd> =>
  toSidebarEnd(product, {products, apis, quickStart});

/** A group of guides of one section, in the order in which a newcomer needs them. */
const group = (section: string, label: string, pages: string): SidebarItem => ({
  type: 'category',
  label,
  // Labels repeat from section to section; translations need keys of their own.
  key: `${section}.${label}`,
  collapsed: false,
  items: pages.split(' ').map((page) => `${section}/${page}`),
});

/** Spanish readers find the guides in their language first. */
const isSpanish = readEnv().locale === 'es';
const spanishGuides = group(
  'sign-es',
  'En español',
  'introduccion guia_nuevos_clientes guia_clientes_signde registro_software registro_certificado certificado_dispositivo certificado_dispositivo_opcional conformidad_facturas envio_ficheros recibo_digital almacenamiento glosario',
);

/** Hand-ordered guides: the order in which a newcomer needs them. */
const sidebars: SidebarsConfig = {
  signde: [
    'sign-de/introduction',
    group(
      'sign-de',
      'Get started',
      'new-customers setting-up run-demo postman variables testing-and-go-live',
    ),
    group(
      'sign-de',
      'Sign',
      'tss-lifecycle clients-and-limits transaction-lifecycle process-data making-request',
    ),
    group('sign-de', 'Receipts', 'receipt-data qr-code-validation'),
    group(
      'sign-de',
      'When something goes wrong',
      'how-to-deal-with-timeouts outages error-handling raise-an-issue',
    ),
    group('sign-de', 'Exports and inspections', 'exports audits'),
    group(
      'sign-de',
      'Background',
      'technical-details certificates-and-algorithms api-v2 migration dashboard dashboard-user-manual',
    ),
    ...end('sign-de'),
  ],
  submission: [
    'submission/introduction',
    ...['new_customers', 'existing_customers', 'submission_files', 'errors-status-codes'].map(
      (page) => `submission/${page}`,
    ),
    ...end('submission'),
  ],
  dsfinvk: [
    'dsfinvk/introduction',
    group('dsfinvk', 'Get started', 'connecting_signde_dsfinvk endpoints main_resources_timeline'),
    group(
      'dsfinvk',
      'Data',
      'process_types_business_transaction_types key_characteristics exports',
    ),
    group('dsfinvk', 'When something goes wrong', 'troubleshooting_tips'),
    'dsfinvk/additional_resources',
    ...end('dsfinvk'),
  ],
  safe: [
    {
      type: 'category',
      label: 'SAFE',
      key: 'safe.guides',
      collapsible: false,
      link: {
        type: 'generated-index',
        slug: '/category/safe',
        title: 'Archive with SAFE',
        description:
          'All guides on keeping receipts, exports and journals for as long as the law requires.',
      },
      items: [
        'introduction',
        'safe-vs-safe-flex',
        'integration_safe',
        'integration_safe_flex',
        'working-with-annotations',
        'compliance-and-legal-basis',
        'glossary',
      ].map((page) => `safe/${page}`),
    },
    ...end('safe'),
  ],
  signat: [
    'sign-at/introduction',
    group('sign-at', 'Get started', 'getting-started guide_signde_customers'),
    group(
      'sign-at',
      'Receipts',
      'receipt-types receipt_data machine-readable-code turnover-counter',
    ),
    group('sign-at', 'Exports and inspections', 'dep-export'),
    group('sign-at', 'When something goes wrong', 'outages decommissioning'),
    'sign-at/glossary',
    ...end('sign-at'),
  ],
  signes: [
    ...(isSpanish ? [spanishGuides] : []),
    'sign-es/introduction',
    'sign-es/integration_process',
    group('sign-es', 'Both systems', 'electronic_certificate responsibility_declaration'),
    group(
      'sign-es',
      'Veri*factu',
      'registration_verifactu invoicecompliance_verifactu sendingfiles_verifactu connectionloss_verifactu storage_verifactu responsibility_declaration_verifactu',
    ),
    group(
      'sign-es',
      'TicketBAI',
      'registration device_certificate invoicecompliance sendingfiles connectionloss storage',
    ),
    ...(isSpanish ? [] : [spanishGuides]),
    ...end('sign-es'),
  ],
  signit: [
    'sign-it/introduction',
    group(
      'sign-it',
      'Get started',
      'integration_guide process_overview credentials guide_signde_customers',
    ),
    group('sign-it', 'States', 'entity_system_states_and_modes record_states_and_modes'),
    group('sign-it', 'Receipts', 'receipt_compliance receipt_lottery'),
    group('sign-it', 'When something goes wrong', 'connection_loss'),
    'sign-it/glossary',
    ...end('sign-it'),
  ],
  signfr: [
    'sign-fr/introduction',
    group('sign-fr', 'Get started', 'integration_guide process_overview guide_signde_customers'),
    group('sign-fr', 'Functions', 'core_functionalities functional_coverage'),
    group('sign-fr', 'The law', 'isca_requirements certification_support'),
    group('sign-fr', 'When something goes wrong', 'connection_loss'),
    'sign-fr/glossary',
    ...end('sign-fr'),
  ],
  bonariumreceipt: [
    'bonariumreceipt/introduction',
    'bonariumreceipt/guides/integration-guide',
    'bonariumreceipt/guides/one-pager',
    ...end('receipt'),
  ],
};

export default sidebars;
