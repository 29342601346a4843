/**
 * Replaces @docusaurus/theme-classic 3.10.2, prism-include-languages (safe): code is coloured without Prism (`plugins/without-prism`), and upstream's puts Prism's
 * table of components and one grammar into the script of every page.
 */
export default function includeNoLanguages(): void {
  // Intentionally empty: nothing uses Prism.
}
