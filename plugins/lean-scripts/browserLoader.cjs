const TELL = /\bsetIsBrowser\(true\)/;

/**
 * Renders in pieces what changes when a page learns that it is in a browser. Docusaurus renders it
 * in one task. Throws if Docusaurus tells pages in another way.
 */
module.exports = function tellInPieces(source) {
  if (!TELL.test(source)) throw new Error(`${this.resourcePath} no longer calls setIsBrowser.`);
  return source.replace(TELL, 'React.startTransition(() => setIsBrowser(true))');
};
