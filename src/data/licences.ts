/** Code of a package that reaches readers although no bundle imports it: inside another package's file, or as a file of this site. */
export interface CarriedPackageRow {
  readonly name: string;
  /** The package or file that contains the code. */
  readonly carriedBy: string;
  /** Licence of a package that isn't installed, because only its compiled code is in the other package. */
  readonly absent?: {readonly licence: string; readonly copyright: string};
}

/** Licences of code that may reach readers (SPDX). They allow redistribution without disclosing our own code. Any other licence stops the build. */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** A package whose `package.json` doesn't contain an SPDX licence, with the licence found in its licence file. Only applies to this version. */
export interface LicenceReadingRow {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

export const licenceReadings: readonly LicenceReadingRow[] = [
  {name: 'decko', version: '1.2.0', licence: 'MIT'},
  {name: 'url-template', version: '2.0.8', licence: 'BSD-3-Clause'},
];

/** The files of these packages contain other, compiled packages. Their source maps name them, and a test compares. */
const compiledIn = {
  redoc: ['css-loader', 'marked', 'oas-kit-common', 'oas-resolver', 'oas-schema-walker', 'path-browserify', 'perfect-scrollbar', 'reftools', 'swagger2openapi'],
  '@docsearch/react': [
    '@algolia/autocomplete-core',
    '@algolia/autocomplete-plugin-algolia-insights',
    '@algolia/autocomplete-shared',
    '@algolia/client-common',
    '@algolia/requester-browser-xhr',
    'algoliasearch',
  ],
  'styled-components': ['@emotion/is-prop-valid', '@emotion/memoize', 'stylis'],
} as const;

export const carriedPackages: readonly CarriedPackageRow[] = [
  ...Object.entries(compiledIn).flatMap(([carriedBy, names]) => names.map((name) => ({name, carriedBy}))),
  // Not installed. Read in their published packages (4.0.0 and 1.3.1). The second package has no licence file and names its author.
  {name: 'style-loader', carriedBy: 'redoc', absent: {licence: 'MIT', copyright: 'Copyright JS Foundation and other contributors'}},
  {name: '@redocly/workerize-loader', carriedBy: 'redoc', absent: {licence: 'MIT', copyright: 'Copyright Jason Miller'}},
  {name: '@fontsource-variable/hanken-grotesk', carriedBy: 'static/fonts'},
  {name: '@fontsource-variable/jetbrains-mono', carriedBy: 'static/fonts'},
  // Five of its marks.
  {name: 'simple-icons', carriedBy: 'static/img/social.svg', absent: {licence: 'CC0-1.0', copyright: 'Simple Icons collaborators'}},
];
