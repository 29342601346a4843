/**
 * Keeps the titles and descriptions of documents that a category's own page lists. Docusaurus ships
 * those of all documents with every guide.
 */
module.exports = function keepListedDocs(source) {
  const props = JSON.parse(source);
  if (!props.version?.docsSidebars) return source;
  const listed = new Set();
  const read = (items, isListed) => {
    for (const item of items) {
      if (item.type === 'link' && isListed) listed.add(item.docId);
      if (item.type === 'category') {
        if (isListed && item.href) listed.add(item.docId);
        read(item.items, item.href !== undefined);
      }
    }
  };
  for (const items of Object.values(props.version.docsSidebars)) read(items, false);
  const docs = Object.fromEntries(
    Object.entries(props.version.docs).filter(([id]) => listed.has(id)),
  );
  return JSON.stringify({...props, version: {...props.version, docs}});
};
