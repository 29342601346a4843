/** When a page of the specification lands; `now` pages are built, the others are not linked to until their text is there. */
type Landing = 'now' | 'germany' | 'regimes' | 'content';

interface RouteRow {
  /** Path without language prefix; `localised` rows carry it. */
  readonly path: string;
  readonly landing: Landing;
  /** `all`: in every language. `localised`: at this very address only. */
  readonly languages: 'all' | 'localised';
}

const all = (landing: Landing, prefix: string, names: string): RouteRow[] =>
  names.split(' ').map((name) => ({path: `${prefix}${name}`, landing, languages: 'all'}));
const localised = (landing: Landing, prefix: string, names: string): RouteRow[] =>
  names.split(' ').map((name) => ({path: `${prefix}${name}`, landing, languages: 'localised'}));

/** The complete list of specification § 2, with what has landed. */
export const routes: readonly RouteRow[] = [
  ...all(
    'now',
    '/',
    'quick-start conventions coming-from-another-provider legal-notice v2-roadmap imprint privacy cookies downloads/logos-license-de downloads/logos-license-en blog blog/archive blog/authors blog/tags blog/tags/certification blog/tags/changelog blog/verifactu-enforcement',
  ),
  // § 2.2, the nine start pages
  ...all(
    'now',
    '/',
    'sign-de/introduction submission/introduction dsfinvk/introduction sign-at/introduction sign-es/integration_process sign-it/integration_guide sign-fr/integration_guide bonariumreceipt/introduction safe/introduction',
  ),
  // § 2.3
  ...all(
    'now',
    '/api/',
    'kassensichv/v2 kassensichv/v1 kassensichv/v0 sign-de/submission/v1 dsfinvk/v1 dsfinvk/v0 rksv/v1 sign-es/v1 sign-es/local/v0 sign-it/2025-08-12 sign-it/2024-10-31 sign-it/local sign-fr/2025-08-12 ereceipt/v1 ereceipt/v0 safe/v0 management/v0',
  ),
  ...all('now', '/', 'api'),
  // § 2.6
  ...all(
    'now',
    '/dsfinvk/',
    'endpoints exports key_characteristics main_resources_timeline process_types_business_transaction_types troubleshooting_tips additional_resources connecting_signde_dsfinvk',
  ),
  ...all('now', '/bonariumreceipt/', 'guides/integration-guide guides/one-pager'),
  ...all('now', '/safe/', 'glossary integration_safe integration_safe_flex safe-vs-safe-flex compliance-and-legal-basis working-with-annotations'),
  ...all('now', '/', 'category/safe'),
  ...all(
    'now',
    '/sign-de/',
    'tss-lifecycle clients-and-limits transaction-lifecycle process-data certificates-and-algorithms outages error-handling exports audits testing-and-go-live api-v2 making-request dashboard dashboard-user-manual migration new-customers qr-code-validation receipt-data setting-up technical-details variables how-to-deal-with-timeouts raise-an-issue postman run-demo',
  ),
  ...all('now', '/submission/', 'existing_customers new_customers submission_files errors-status-codes'),
  ...all(
    'now',
    '/sign-at/',
    'glossary receipt_data getting-started receipt-types machine-readable-code turnover-counter dep-export outages decommissioning guide_signde_customers',
  ),
  ...all(
    'now',
    '/sign-es/',
    'introduction registration connectionloss device_certificate electronic_certificate invoicecompliance sendingfiles storage responsibility_declaration registration_verifactu invoicecompliance_verifactu sendingfiles_verifactu connectionloss_verifactu storage_verifactu responsibility_declaration_verifactu',
  ),
  ...all(
    'now',
    '/sign-es/',
    'almacenamiento certificado_dispositivo certificado_dispositivo_opcional conformidad_facturas envio_ficheros glosario guia_clientes_signde guia_nuevos_clientes introduccion recibo_digital registro_software registro_certificado',
  ),
  ...all(
    'now',
    '/sign-fr/',
    'connection_loss introduction core_functionalities functional_coverage isca_requirements certification_support glossary guide_signde_customers process_overview',
  ),
  ...all(
    'now',
    '/sign-it/',
    'guide_signde_customers introduction credentials connection_loss entity_system_states_and_modes record_states_and_modes receipt_compliance receipt_lottery process_overview glossary',
  ),
  // § 2.7
  ...localised('now', '/de/docs/', 'glossar zertifizierung'),
  ...localised('now', '/de/docs/', 'beleg-daten guides/dashboard qr-code-validierung technisch guides/haendler-szenario guides/unabhaengiges-szenario'),
  ...localised('now', '/en/docs/', 'certification glossary'),
  ...localised(
    'now',
    '/en/docs/',
    'technical-details receipt-data qr-code-validation guides/api-v2 guides/basic-tss-examples guides/dashboard guides/how-to-deal-with-timeouts guides/migration guides/migration-example guides/new-customers guides/new-customers-example guides/raise-an-issue',
  ),
  ...localised('now', '/en/docs/postman/', 'code-generation dashboard making-request run-demo setting-up v2-environment variables'),
  ...localised('now', '/', 'en/imprint de/impressum en/faq'),
  ...all('now', '/', 'search'),
  ...all(
    'now',
    '/blog/',
    'breaking-news-certification expansion-to-austria introducing-sign-it postponed-update scheduled-maintenance webinar-sign-es-integration tags/maintenance',
  ),
  ...all('now', '/blog/', Array.from({length: 27}, (_, index) => `dev-news-${index + 1}`).join(' ')),
  ...all('now', '/blog/', 'dev-news-28'),
];
