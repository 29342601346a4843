const {readFileSync, readdirSync} = require('node:fs');
const path = require('node:path');

/** The files of an instance's guides or posts by address. */
const known = new Map();

/**
 * Completes the links to other guides and posts, of which Docusaurus knows a title only. The
 * previous and the next one get their description. Those, and the entries of sidebars, get their
 * language if it isn't the site's.
 */
module.exports = function describeLinkedTexts(source) {
  const data = JSON.parse(source);
  // The lists of a version have a folder of their own.
  const folder = path.dirname(this.resourcePath).replace(/[\\/]p$/, '');
  const describe = (link, withDescription) => {
    const file = link && findText(folder, link.permalink ?? link.href);
    if (!file) return;
    this.addDependency(file);
    const {description, frontMatter} = JSON.parse(readFileSync(file, 'utf8'));
    const {translated = []} = frontMatter;
    const {locale} = this.getOptions();
    Object.assign(
      link,
      withDescription && {description},
      !translated.includes(locale) && {lang: translated[0]},
    );
  };
  for (const name of ['previous', 'next', 'prevItem', 'nextItem']) describe(data[name], true);
  for (const item of data.items ?? []) describe(item, false);
  const describeAll = (items) => {
    for (const item of items)
      if (item.type === 'category') describeAll(item.items);
      else describe(item, false);
  };
  for (const items of Object.values(data.version?.docsSidebars ?? {})) describeAll(items);
  return JSON.stringify(data);
};

/** The file of the guide or post with an address; none for a category's own page. */
function findText(folder, permalink) {
  const key = `${folder}\n${permalink}`;
  if (!known.has(key))
    for (const name of readdirSync(folder).filter((one) => /^site-.*\.json$/.test(one))) {
      const file = path.join(folder, name);
      known.set(`${folder}\n${JSON.parse(readFileSync(file, 'utf8')).permalink}`, file);
    }
  return known.get(key);
}
