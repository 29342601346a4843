import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A folder may not import what the table in ARCHITECTURE.md forbids it. */
const forbid = (...patterns) => ['error', {patterns: patterns.map(([group, message]) => ({group, message}))}];
const NODE = [['node:*'], 'This runs in the browser too: no Node modules.'];
const REACT = [['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*'], 'Pure functions and tables know no React and no theme.'];

export default tseslint.config(
  {ignores: ['node_modules', 'build', '.build.*', '.docusaurus', '.cache', 'test-results', 'playwright-report']},
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
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
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['dfn', 'pre', 'div'], roles: ['tabpanel', 'region', 'group']}],
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['·', ' · ', '—', '×', '/', '×', '%', '.', ':', '(', ')', '404', '0', '0.00', 'API', 'A', 'B', 'TSE', 'Summe EUR', '→', '#', ',']},
      ],
    },
  },
  {
    files: ['src/data/**/*.ts'],
    // Derives the columns that follow from its rows.
    ignores: ['**/all.ts', 'src/data/apis.ts'],
    rules: {
      'no-restricted-imports': forbid(NODE, REACT, [
        ['**/model/**', '**/features/**', '**/config/**', '**/kit/**'],
        'Tables import nothing but the row types beside them.',
      ]),
      'max-lines': 'off',
    },
  },
  // The kit's page speaks English to those who build the portal.
  {files: ['src/features/design/**'], rules: {'@docusaurus/no-untranslated-text': 'off'}},
  {
    files: ['src/model/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['**/data/**'], allowTypeImports: true, message: 'Rows come as arguments; import only their types.'},
            {group: ['react', 'react-dom', '@docusaurus/*', '@theme/*'], allowTypeImports: true, message: 'Pure functions know no React and no theme.'},
            {group: ['node:*'], message: 'This runs anywhere: no Node modules.'},
            {group: ['**/features/**', '**/config/**', '**/kit/**', '**/theme/**'], message: 'The model is below these.'},
          ],
        },
      ],
    },
  },
  // The fiscal formats become a package of their own: they import each other, and use what Node and browsers both have.
  {
    files: ['src/model/fiscal/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{regex: '^(?!\\./\\w+$)', message: 'Fiscal formats import each other only. Take the rest as an argument.'}]},
      ],
      'no-restricted-globals': ['error', 'Buffer', 'process', 'require', 'window', 'document', 'navigator', 'localStorage', 'fetch'],
    },
  },
  {
    files: ['src/kit/**'],
    rules: {
      'no-restricted-imports': forbid(NODE, [
        ['**/data/**', '**/model/**', '**/features/**', '@theme/*', '@docusaurus/*'],
        'The kit knows no words and no site.',
      ]),
    },
  },
  {
    files: ['src/features/**'],
    rules: {
      'no-restricted-imports': forbid(NODE, [
        ['@theme-original/*', '@site/src/theme/**', '@site/scripts/**', '@site/src/config/**'],
        'Features are below the theme.',
      ]),
    },
  },
  {
    files: ['src/theme/**'],
    rules: {
      'no-restricted-imports': forbid(NODE, [['@site/src/data/**', '@site/src/model/**'], 'The theme reaches tables through features.']),
      'max-lines': ['error', 150],
    },
  },
  {files: ['src/pages/**'], rules: {'no-restricted-imports': forbid(NODE, [['@site/src/data/**'], 'Pages compose features; tables reach them there.'])}},
  {
    files: ['src/config/**'],
    rules: {'no-restricted-imports': forbid([['react', 'react-dom', '**/features/**', '**/theme/**'], 'Configuration is Node and tables.'])},
  },
  {
    files: ['plugins/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['**/src/data/**'], allowTypeImports: true, message: 'Tables arrive as options.'},
            {group: ['**/features/**', '**/kit/**', '**/src/theme/**'], message: 'Plugins are Node.'},
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**'],
    rules: {'no-restricted-imports': forbid([['**/features/**', '**/kit/**', '**/src/theme/**'], 'Commands work on tables and plugins’ functions.'])},
  },
  {
    files: ['scripts/lib/**'],
    rules: {
      'no-restricted-imports': forbid(
        [['**/features/**', '**/kit/**', '**/src/theme/**'], 'Commands work on tables and plugins’ functions.'],
        [['**/tests/**', '**/bench/**'], 'What builds and publishes the portal needs no test service and no benchmark.'],
      ),
    },
  },
  {
    files: ['tests/**'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off', '@typescript-eslint/explicit-module-boundary-types': 'off'},
  },
  // CloudFront calls it by this name.
  {files: ['hosting/cloudfront.js'], rules: {'@typescript-eslint/no-unused-vars': ['error', {varsIgnorePattern: '^handler$'}]}},
  {files: ['**/*.mjs'], rules: {'@typescript-eslint/explicit-module-boundary-types': 'off', '@typescript-eslint/no-require-imports': 'off'}},
);
