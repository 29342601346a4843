/** Properties of Docusaurus' configuration that only the build reads. */
const BUILD_ONLY = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);
const START = 'export default ';

/**
 * Keeps what pages read of the configuration. Docusaurus ships all of it with every page, such as
 * the options of plugins, and the scripts of the head, which are in the page already.
 */
module.exports = function keepPageConfig(source) {
  const start = source.indexOf(START);
  if (start < 0) throw new Error("Docusaurus' generated configuration has an unknown form.");
  const config = JSON.parse(source.slice(start + START.length).replace(/;\s*$/, ''));
  const kept = Object.entries(config)
    .filter(([name]) => !BUILD_ONLY.has(name))
    .map(([name, value]) => [name, name === 'future' ? toRouter(value) : value]);
  return `${START}${JSON.stringify(Object.fromEntries(kept))};`;
};

/** Of the flags of later versions, pages only read how addresses look. */
function toRouter({experimental_router}) {
  return {experimental_router};
}
