/** Interface words that are the same in every language, or in the ones listed: product names, abbreviations, international words. */
export const untranslated: readonly {readonly message: string; readonly locales: 'all' | readonly ('es' | 'de' | 'it' | 'fr')[]}[] = [
  {message: 'APIs', locales: 'all'},
  {message: 'GitHub', locales: 'all'},
  {message: 'Blog', locales: 'all'},
  {message: 'LinkedIn', locales: 'all'},
  {message: 'YouTube', locales: 'all'},
  {message: 'Status', locales: ['de']},
  {message: 'Support', locales: ['de', 'fr']},
  {message: 'Dashboard', locales: 'all'},
  {message: 'Bonarium', locales: 'all'},
  {message: 'developer', locales: 'all'},
];
