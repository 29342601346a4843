import type {LocaleId} from './locales';

/**
 * Interface texts that are the same in every language, or in the languages listed: abbreviations, international words. Names of products and APIs are in their
 * own tables.
 */
export const untranslated: readonly {readonly message: string; readonly locales: 'all' | readonly LocaleId[]}[] = [
  {message: 'APIs', locales: 'all'},
  {message: 'GitHub', locales: 'all'},
  {message: 'Blog', locales: 'all'},
  {message: 'Status', locales: ['de']},
  {message: 'Support', locales: ['de']},
  {message: 'Dashboard', locales: 'all'},
  {message: 'Bonarium', locales: 'all'},
  {message: 'developer', locales: 'all'},
  {message: 'Austria', locales: ['es', 'it']},
  {message: 'Total', locales: ['es', 'fr']},
  {message: 'Bonarium GmbH', locales: 'all'},
  {message: 'Guide', locales: ['fr']},
  {message: 'Guides', locales: ['fr']},
  {message: 'Sources', locales: ['fr']},
  {message: 'Contact', locales: ['fr']},
  {message: 'France', locales: ['fr']},
  {message: 'Versions', locales: ['fr']},
  {message: 'Solutions', locales: ['fr']},
  {message: 'Logos', locales: ['de', 'fr']},
  {message: 'OpenAPI (YAML)', locales: 'all'},
  {message: 'OpenAPI (JSON)', locales: 'all'},
  {message: 'Marketing', locales: 'all'},
  {message: 'Cookies', locales: ['es', 'de', 'fr']},
  {message: 'Name', locales: ['de']},
  {message: 'Operation', locales: ['de']},
  {message: 'Parameter', locales: ['de']},
  {message: 'Version:', locales: ['de']},
  {message: 'Release {release}', locales: ['de']},
  {message: 'Ctrl K', locales: ['es', 'it', 'fr']},
  {message: 'Ctrl', locales: ['es', 'it', 'fr']},
  {message: 'Esc', locales: ['es', 'de', 'it']},
  {message: 'No', locales: ['es', 'it']},
  {message: 'Cause', locales: ['fr']},
  {message: 'initial', locales: ['fr']},
  {message: 'final', locales: ['es', 'fr']},
  {message: 'TicketBAI', locales: 'all'},
  {message: 'Veri*factu', locales: 'all'},
  // The group of guides written in Spanish has a Spanish name in every language.
  {message: 'En español', locales: 'all'},
];
