const {readFileSync} = require('node:fs');
const compileWords = require('./compileWords.cjs');

/** Writes the words of a language into a module. Option: `file`, the words by id as JSON. */
module.exports = function loader(source) {
  const {file} = this.getOptions();
  this.addDependency(file);
  return source.includes('@docusaurus/Translate')
    ? compileWords(source, readWords(file), this.resourcePath)
    : source;
};

const read = new Map();

/** The words of a file, which doesn't change during a build. */
function readWords(file) {
  if (!read.has(file)) read.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return read.get(file);
}
