/** Bundler loader: Redoc's browser bundle with the patches it gets as options. */
module.exports = function redocLoader(source) {
  const {patches} = this.getOptions();
  const missing = patches.filter(({find}) => !source.includes(find));
  if (missing.length > 0) throw new Error(`Redoc's bundle lacks ${missing.map(({find}) => find).join(', ')}. See plugins/api-reference/redocPatches.ts.`);
  return patches.reduce((text, {find, replace}) => text.replaceAll(find, () => replace), source);
};
