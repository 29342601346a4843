/**
 * What Docusaurus' theme keeps in a reader's local storage. The name of each key ends with a hyphen and the namespace, which is the same in every language; Docusaurus
 * would choose another one for each. `src/data/cookies.ts` lists them as readers see them.
 */
export const siteStorage = {
  namespace: 'portal',
  keys: {colourMode: 'theme', announcementId: 'docusaurus.announcement.id', announcementDismissed: 'docusaurus.announcement.dismiss'},
  /** Beginnings of the keys that go on with an id: of a group of tabs, of a docs instance. */
  prefixes: {tabs: 'docusaurus.tab.', docsVersion: 'docs-preferred-version-'},
  /** Values of `colourMode`. */
  colourModes: ['light', 'dark'],
} as const;
