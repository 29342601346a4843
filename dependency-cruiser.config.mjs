/**
 * Who may import whom: the table of ARCHITECTURE.md, checked by `npm run lint`. What a row does not
 * allow is forbidden, also between the features and plugins.
 */

/**
 * Imports that the table forbids and that exist for a reason: one file uses one other.
 * `tests/boundaries.test.ts` fails where the list grows, and where an import is gone.
 */
export const EDGES = [
  // The columns that follow from the catalogue's rows.
  ['src/data/apis.ts', 'src/model/catalogue/rows.ts'],
  // The search ranks and filters by product and country, on the page and where the index is written.
  ['src/model/search/fields.ts', 'src/data/countries.ts'],
  ['src/model/search/fields.ts', 'src/data/products.ts'],
  ['src/model/search/scope.ts', 'src/data/apis.ts'],
  ['src/model/search/scope.ts', 'src/data/products.ts'],
  // Parts of a page that these build on: its heading, its wide tables, its languages.
  ['src/features/blog/ArchiveYears.tsx', 'src/features/page/PageIntro.tsx'],
  ['src/features/figures/DataTable.tsx', 'src/features/page/ScrollTable.tsx'],
  ['src/features/search/SearchForm.tsx', 'src/features/head/PageLanguages.tsx'],
  // One choice of code language for guides, references and the quick start; on paper all languages
  // show.
  ['src/features/api-reference/useCodeSamples.ts', 'src/features/examples/codeLanguage.ts'],
  ['src/features/quick-start/QuickStartChoice.tsx', 'src/features/examples/exampleForm.ts'],
  ['src/features/examples/HttpExample.tsx', 'src/features/print/printing.ts'],
  // The receipt of the landing page is the one of the guides.
  ['src/features/landing/HeroPaper.tsx', 'src/features/receipt/ReceiptPaper.tsx'],
  // The landing page has the search in its first screen.
  ['src/features/landing/LandingHero.tsx', 'src/features/search/SearchField.tsx'],
  // Versions of an API lead to what changed between them, wherever they are listed; notes cite the
  // law.
  ['src/features/api-changes/Note.tsx', 'src/features/citations/Law.tsx'],
  // Clicks in the search are reported with consent only.
  ['src/features/search/insights.ts', 'src/features/consent/consentStore.ts'],
  // The search's key is off where single keys are.
  ['src/features/search/SearchControl.tsx', 'src/features/shortcuts/singleKeys.ts'],
  ['src/features/search/useSearchShortcuts.ts', 'src/features/shortcuts/singleKeys.ts'],
  // Two buttons of one row in the footer.
  ['src/features/shortcuts/ShortcutsButton.tsx', 'src/features/consent/FooterControl.module.css'],
  // The browser's half of the reference is built from the code that renders it.
  ['src/features/api-reference/islands.ts', 'plugins/api-reference/browser/createViewer.tsx'],
  // The type of what the plugin hands to the landing page.
  ['src/features/landing/LandingNews.tsx', 'plugins/latest-news/index.ts'],
  // References and guides check and show requests in one way.
  ['plugins/api-reference/requiredFields.ts', 'plugins/http-examples/schemas.ts'],
  ['plugins/api-reference/samples.ts', 'plugins/code-samples/convert.ts'],
  ['plugins/http-examples/snippets.ts', 'plugins/code-samples/convert.ts'],
  // "Did you mean …" in errors of both.
  ['plugins/page-rules/components.ts', 'plugins/http-examples/nearest.ts'],
  ['plugins/page-rules/structure.ts', 'plugins/http-examples/nearest.ts'],
  // These commands also run the test services; the bench uses the tests' questions.
  ['scripts/preview.ts', 'tests/services/newsletter/local.ts'],
  ['scripts/preview.ts', 'tests/services/search/local.ts'],
  ['scripts/start.ts', 'tests/services/newsletter/local.ts'],
  ['scripts/test.ts', 'tests/services/search/local.ts'],
  ['scripts/bench/search.ts', 'tests/search/questions/all.ts'],
  ['scripts/bench/lib/search/heldOut.ts', 'tests/search/questions/question.ts'],
  // A register and a till of the tests write the large files that the bench checks.
  ['scripts/bench/lib/fiscal/inputs.ts', 'tests/support/austrianRegister.ts'],
  ['scripts/bench/lib/fiscal/inputs.ts', 'tests/support/germanExport.ts'],
];

/**
 * What any feature may use: the configuration, loading on demand, stored choices, the language of a
 * text, dates and amounts of law, which look alike everywhere, and the filter of long lists.
 */
const SHARED_FEATURES = 'src/features/(site|loading|choices|language|facts|filter)';

/** What builds and publishes the portal may use. */
const NODE_SIDE = ['src/data', 'src/model', 'src/packages', 'src/config', 'plugins', 'sidebars.ts'];

/**
 * Per folder, what it may import of this repository; a folder may import itself, and with `types`
 * also types of those. `src/features/([^/]+)` is one feature. Folders named earlier are left out of
 * what later, wider ones cover.
 */
const LAYERS = [
  // Published for readers, so it knows nothing of the portal.
  {folder: 'src/packages'},
  {folder: 'src/data', types: ['src/packages']},
  {folder: 'src/model', may: ['src/model'], types: ['src/data']},
  {folder: 'src/kit'},
  // A page is put together from its head, its language and its tools.
  {
    folder: 'src/features/page',
    may: ['src/features/(head|page-actions)', SHARED_FEATURES, 'src/kit', 'src/model', 'src/data'],
  },
  // Pages about an API share the names and links of its versions.
  ...['api-reference', 'api-changes'].map((name) => ({
    folder: `src/features/${name}`,
    may: ['src/features/catalogue', SHARED_FEATURES, 'src/kit', 'src/model', 'src/data'],
  })),
  // Does for a text that is only HTML what components of pages do.
  {
    folder: 'src/features/article',
    may: ['src/features/page', SHARED_FEATURES, 'src/kit', 'src/model', 'src/data'],
  },
  // The page that checks receipts cites laws and has wide tables, as guides do.
  {
    folder: 'src/features/check',
    may: [
      'src/features/(citations|page)',
      SHARED_FEATURES,
      'src/kit',
      'src/model',
      'src/data',
      'src/packages',
    ],
  },
  {
    folder: 'src/features/([^/]+)',
    may: [SHARED_FEATURES, 'src/kit', 'src/model', 'src/data', 'src/packages'],
  },
  {folder: 'src/theme', may: ['src/features']},
  {folder: 'src/pages', may: ['src/features', 'src/kit']},
  {folder: 'src/localised', may: ['src/data']},
  {folder: 'src/config', may: ['src/data', 'src/model', 'plugins']},
  {
    folder: 'plugins/([^/]+)',
    may: ['plugins/(cache-inputs|specification-files)', 'src/model'],
    types: ['src/data'],
  },
  // What builds and publishes the portal needs no benchmark.
  // Test vectors are made of the receipts that the tests recompute.
  {folder: 'scripts/lib/vectors', may: [...NODE_SIDE, 'tests/(support|receipts)']},
  {folder: 'scripts/lib', may: NODE_SIDE},
  {folder: 'scripts', may: NODE_SIDE},
  // They simulate external services, which know nothing of pages and features.
  {
    folder: 'tests/services',
    may: ['src/data', 'src/model', 'scripts/lib', 'tests/support', 'tests/search'],
  },
];

const OWN = '^(src|plugins|scripts|tests|docusaurus[.]config[.]ts$|sidebars[.]ts$)';
const REACT =
  '(^|node_modules/)(react|react-dom|@docusaurus)(/|$)|^@(theme|theme-original|theme-init)/';

const escape = (path) => path.replaceAll('.', '[.]');
/** Some tests are in the folder of the code they test. They may import anything. */
const TEST = '[.]test[.]tsx?$';
const toPattern = (place) => `^${place.includes('.ts') ? `${escape(place)}$` : `${place}/`}`;
const targetsOf = (file) =>
  EDGES.filter(([from]) => from === file).map(([, to]) => `^${escape(to)}$`);
const sources = [...new Set(EDGES.map(([from]) => from))];

/** The rules of a layer: one for its files, one for each of them that has an edge. */
function toRules({folder, may = [], types = []}, index) {
  const inFolder = new RegExp(toPattern(folder));
  const earlier = LAYERS.slice(0, index).map((layer) => toPattern(layer.folder));
  const special = sources.filter(
    (file) => inFolder.test(file) && !earlier.some((pattern) => new RegExp(pattern).test(file)),
  );
  const rule = (name, from, own, more) => [
    {
      name,
      severity: 'error',
      comment: `${folder} may import ${['itself', ...may, ...types.map((place) => `types of ${place}`)].join(', ')}.`,
      from,
      to: {path: OWN, pathNot: [own, ...[...may, ...types].map(toPattern), ...more]},
    },
    ...types.map((place) => ({
      name: `${name}: types only`,
      severity: 'error',
      comment: `${folder} takes rows of ${place} as arguments and imports their types alone.`,
      from,
      to: {path: toPattern(place), pathNot: more, dependencyTypesNot: ['type-only']},
    })),
  ];
  const name = folder.replace('/([^/]+)', '');
  return [
    ...rule(
      name,
      {
        path: toPattern(folder),
        pathNot: [TEST, ...earlier, ...special.map((file) => `^${escape(file)}$`)],
      },
      toPattern(folder.replace('([^/]+)', '$1')),
      [],
    ),
    ...special.flatMap((file) => {
      const [own] = inFolder.exec(file);
      return rule(name, {path: `^${escape(file)}$`}, `^${own}`, targetsOf(file));
    }),
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.flatMap(toRules),
    {
      name: 'no cycles',
      severity: 'error',
      comment: 'Files that import each other cannot be read, tested or loaded alone.',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
    {
      name: 'every import is seen',
      severity: 'error',
      comment: 'What cannot be resolved is not checked.',
      from: {},
      to: {path: '^@site/', couldNotResolve: true},
    },
    {
      name: 'no Node in browsers',
      severity: 'error',
      comment: 'This runs in browsers too.',
      from: {path: '^src/(data|model|kit|features|theme|pages|packages/[^/]+/src)/'},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'no React in tables and functions',
      severity: 'error',
      comment:
        'Tables, pure functions and configuration know no React and no theme. Types are free.',
      from: {path: '^src/(data|model|packages)/'},
      to: {path: REACT, dependencyTypesNot: ['type-only']},
    },
    {
      name: 'no React on the Node side',
      severity: 'error',
      comment:
        'Only the reference is rendered by a plugin. Pictures for shared links are described as elements.',
      from: {
        path: '^(src/config|plugins|scripts)/',
        pathNot: '^(plugins/api-reference/(render|browser)/|scripts/lib/pictures/draw[.]ts$)',
      },
      to: {
        path: '(^|node_modules/)(react|react-dom)(/|$)|^@(theme|theme-original|theme-init)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no site in the kit',
      severity: 'error',
      comment: 'The kit knows no words and no site.',
      from: {path: '^src/kit/'},
      to: {path: '(^|node_modules/)@docusaurus/|^@(theme|theme-original|theme-init)/'},
    },
    {
      name: 'features below the theme',
      severity: 'error',
      comment: 'Only src/theme wraps what Docusaurus has.',
      from: {path: '^src/(features|pages)/'},
      to: {path: '^@theme-(original|init)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    combinedDependencies: true,
  },
};
