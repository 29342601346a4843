const {keepArticle, wholeArticle} = require('./keepArticle.cjs');

/**
 * Compiled texts by path. The page and its text are two modules of one file, which is compiled once.
 */
const compiled = new Map();

/**
 * Runs after the MDX loader: leaves in a page what it needs without its text, and a way to load that.
 * Texts with a filter stay in their pages, and servers need all texts.
 */
module.exports = function loader(source) {
  if (this.resourceQuery === '?text') return source;
  const {isServer, whole: components} = this.getOptions();
  const whole = wholeArticle(source, this.resourcePath, components);
  if (whole !== undefined || isServer) return whole ?? source;
  const page = keepArticle(source, this.resourcePath);
  if (page !== undefined) compiled.set(this.resourcePath, source);
  return page ?? source;
};

/** Runs before the MDX loader. If the file has just been compiled, that loader isn't needed. */
module.exports.pitch = function pitch() {
  if (this.resourceQuery !== '?text') return undefined;
  const source = compiled.get(this.resourcePath);
  compiled.delete(this.resourcePath);
  return source;
};
