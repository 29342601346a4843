const {readFileSync, readdirSync} = require('node:fs');
const path = require('node:path');

/** The files of an instance's guides or posts by address. */
const known = new Map();

/**
 * Completes the links to other guides and posts, of which Docusaurus knows a title only. The
 * previous and the next one get their description. Those, and the entries of the blog's sidebar,
 * get their language if it isn't the site's.
 */
module.exports = function describeLinkedTexts(source) {
  const data = JSON.parse(source);
  const folder = path.dirname(this.resourcePath);
  const describe = (link, withDescription) => {
    const file = link && findText(folder, link.permalink);
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
