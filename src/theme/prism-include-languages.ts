/**
 * Replaces @docusaurus/theme-classic 3.10.2, prism-include-languages (safe): code is colored
 * without Prism (`plugins/without-prism`), while upstream adds Prism's table of components and one
 * grammar to the script of every page.
 */
export default function includeNoLanguages(): void {
  // Intentionally empty: nothing uses Prism.
}
