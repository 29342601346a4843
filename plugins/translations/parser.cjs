// CommonJS, because Docusaurus loads TypeScript with jiti, which turns `import()` into `require()`.
// MDX needs packages that can only be imported.
exports.loadParser = async () => {
  const [{createProcessor}, {default: gfm}, {default: directive}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  return {createProcessor, gfm, directive};
};
