/**
 * The values that Docusaurus' theme stores in a reader's local storage. The name of each key ends with a hyphen and the namespace. The namespace is the same in
 * every language, while Docusaurus would choose a different one for each. `src/data/cookies.ts` lists the keys for readers.
 */
export const siteStorage = {
  namespace: 'portal',
  keys: {colourMode: 'theme', announcementId: 'docusaurus.announcement.id', announcementDismissed: 'docusaurus.announcement.dismiss'},
  /** Prefixes of keys that end with an ID: of a group of tabs, of a docs instance. */
  prefixes: {tabs: 'docusaurus.tab.', docsVersion: 'docs-preferred-version-'},
  /** Values of `colourMode`. */
  colourModes: ['light', 'dark'],
} as const;
