const BY_LANGUAGE = /(\w[\w[\].]*)\.localeCompare\((\w[\w[\].]*)\)/;

/** Sorts names and addresses by their code units. Throws if Docusaurus sorts in another way. */
module.exports = function sortByCodeUnits(source) {
  if (!BY_LANGUAGE.test(source))
    throw new Error(`${this.resourcePath} no longer sorts with localeCompare.`);
  return source.replace(BY_LANGUAGE, '($1 < $2 ? -1 : $1 > $2 ? 1 : 0)');
};
