/** A component that guides, posts and pages may use, with the attributes that writers can set. */
export interface PageComponentRow {
  readonly name: string;
  /** Module that a page imports it from. Without it, pages use the component without an import. */
  readonly from?: string;
  readonly required: readonly string[];
  readonly optional?: readonly string[];
}

/** Components of `HttpExample` and the list of sources aren't listed, because plugins create them. */
export const pageComponents = [
  {name: 'Law', required: ['id'], optional: ['at']},
  {name: 'Term', required: ['id']},
  {name: 'Fact', required: ['id'], optional: ['lang']},
  {name: 'StateMachine', required: ['id']},
  {name: 'Sequence', required: ['id']},
  {name: 'DecisionTree', required: ['id']},
  {name: 'DataTable', required: ['id'], optional: ['folded']},
  {name: 'Receipt', required: ['id']},
  {name: 'Archive', from: '@site/src/features/receipt/Archive', required: ['id']},
  {name: 'Checklists', from: '@site/src/features/print/Checklists', required: []},
  {name: 'CookieSettingsName', from: '@site/src/features/consent/CookieSettingsName', required: []},
  {name: 'CookieTable', from: '@site/src/features/consent/CookieTable', required: ['category'], optional: ['kinds']},
  {name: 'ErrorCodes', from: '@site/src/features/figures/ErrorCodes', required: ['status']},
  {name: 'ErrorList', from: '@site/src/features/figures/ErrorList', required: []},
  {name: 'GlossaryList', from: '@site/src/features/citations/GlossaryList', required: ['terms']},
  {name: 'LogoSample', from: '@site/src/features/downloads/LogoSample', required: ['ground']},
  {name: 'ProcessDataForm', from: '@site/src/features/figures/ProcessDataForm', required: []},
  {name: 'Questions', from: '@site/src/features/questions/Questions', required: ['countries']},
  {name: 'QuickStartChoice', from: '@site/src/features/quick-start/QuickStartChoice', required: []},
  {name: 'QuickStartFor', from: '@site/src/features/quick-start/QuickStartFor', required: ['countries']},
  {name: 'QuickStartPart', from: '@site/src/features/quick-start/QuickStartPart', required: ['product']},
  {name: 'QuickStartRail', from: '@site/src/features/quick-start/QuickStartRail', required: ['toc']},
  {name: 'QuickStartStep', from: '@site/src/features/quick-start/QuickStartStep', required: []},
  {name: 'ReceiptPair', from: '@site/src/features/receipt/ReceiptPair', required: []},
  {name: 'Retention', from: '@site/src/features/figures/Retention', required: ['id']},
  {name: 'Runbook', from: '@site/src/features/print/Runbook', required: []},
  {name: 'SameColumns', from: '@site/src/features/page/SameColumns', required: []},
  {name: 'SearchBy', from: '@site/src/features/search/SearchBy', required: ['engine']},
  {name: 'ServiceTable', from: '@site/src/features/consent/ServiceTable', required: []},
  {name: 'Specimen', from: '@site/src/features/design/Specimen', required: ['name']},
  {name: 'TransactionPlay', from: '@site/src/features/figures/TransactionPlay', required: []},
  {name: 'YourValues', from: '@site/src/features/quick-start/YourValues', required: []},
] as const satisfies readonly PageComponentRow[];

/** HTML elements that pages may use as tags, because Markdown has no syntax for them. */
export const pageElements: readonly string[] = (
  'a abbr address b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd ' +
  'li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
).split(' ');

/** Names of admonitions (`:::tip[Title]`) that have a style. */
export const admonitions = ['note', 'tip', 'info', 'warning', 'danger'] as const;
