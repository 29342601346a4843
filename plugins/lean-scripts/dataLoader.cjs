/**
 * Empties the lists of documents that Docusaurus ships with every page. Only its menus of documents
 * and versions use them, which the portal doesn't have.
 */
module.exports = function keepVersions(source) {
  const data = JSON.parse(source);
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {}))
    for (const version of instance.versions) Object.assign(version, {docs: [], draftIds: []});
  return JSON.stringify(data);
};
