import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * These hand their environment, or a few variables, on to a process they start, or read what a test
 * run sets. `src/config/env.ts` alone reads the portal's settings.
 */
const READS_ENVIRONMENT = [
  'src/config/env.ts',
  // `NODE_ENV`, which the bundler replaces.
  'src/features/search/embedded/index.ts',
  'plugins/api-reference/runJob.ts',
  'scripts/bootstrap.mjs',
  'scripts/check-reproducible.ts',
  'scripts/preview.ts',
  'scripts/start.ts',
  'scripts/test.ts',
  'scripts/bench/lib/measure.ts',
  'scripts/lib/browser.ts',
  'scripts/lib/build/site.ts',
  'scripts/lib/specs/readApart.ts',
  'scripts/lib/translations/extract.ts',
  'tests/services/newsletter/local.ts',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.build.*',
      '.docusaurus',
      '.cache',
      'test-results',
      'playwright-report',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/no-empty-object-type': 'off',
      // Crashes on generics with the installed parser.
      '@typescript-eslint/unified-signatures': 'off',
      'no-console': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', {max: 250, skipComments: true, skipBlankLines: true}],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {'jsx-a11y': jsxA11y},
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A described term must be reachable by keyboard, or its definition is for pointers alone.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['dfn', 'pre', 'div'], roles: ['tabpanel', 'region', 'group']},
      ],
      '@docusaurus/no-untranslated-text': [
        'error',
        {
          ignoredStrings: [
            '·',
            ' · ',
            '—',
            '×',
            '/',
            '×',
            '%',
            '.',
            ':',
            '(',
            ')',
            '404',
            '0',
            '0.00',
            'API',
            'A',
            'B',
            'TSE',
            'Summe EUR',
            '→',
            '#',
            ',',
          ],
        },
      ],
    },
  },
  {
    files: ['src/data/**/*.ts'],
    ignores: ['**/all.ts', 'src/data/apis.ts'],
    rules: {'max-lines': 'off'},
  },
  // The kit's page speaks English to those who build the portal.
  {files: ['src/features/design/**'], rules: {'@docusaurus/no-untranslated-text': 'off'}},
  // Loaders run in the bundler as they are, without a compiler.
  {files: ['plugins/**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  // The fiscal package is published and uses what Node, browsers and workers all have.
  {
    files: ['src/packages/fiscal/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./\\w+$|@noble/curves/)',
              message: 'The fiscal package only imports its own files and the curves.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        'Buffer',
        'process',
        'require',
        'window',
        'document',
        'navigator',
        'localStorage',
        'fetch',
      ],
    },
  },
  {files: ['src/theme/**'], rules: {'max-lines': ['error', 150]}},
  {
    files: [
      'src/**',
      'plugins/**',
      'scripts/**',
      'tests/services/**',
      'docusaurus.config.ts',
      'sidebars.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}', ...READS_ENVIRONMENT],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message:
            'src/config/env.ts reads the environment and reports bad values. Take the setting as an argument.',
        },
      ],
    },
  },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
  },
  // CloudFront calls it by this name.
  {
    files: ['hosting/cloudfront.js'],
    rules: {'@typescript-eslint/no-unused-vars': ['error', {varsIgnorePattern: '^handler$'}]},
  },
  {
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
