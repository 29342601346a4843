/** Where MDX starts the code of the text. */
const TEXT = '\nfunction _createMdxContent(';

/** How MDX exports the page. */
const PAGE = 'export default function MDXContent(';

/** Whether a compiled file is a guide or a post. Other pages and parts of pages have other metadata, or none. */
const isArticle = (source) =>
  /^export \{default as metadata\} from '[^']*docusaurus-plugin-content-(?:docs|blog)\//m.test(
    source,
  );

/**
 * The compiled page without its text: exports such as `toc` and `frontMatter`, with the imports that
 * they need, and a component that loads the text. Throws if MDX has another form. Returns
 * `undefined` for a file that is neither a guide nor a post.
 */
exports.keepArticle = function keepArticle(source, path) {
  if (!isArticle(source)) return undefined;
  const start = source.indexOf(TEXT);
  if (start < 0)
    throw new Error(`${path}: MDX no longer compiles to a function _createMdxContent.`);
  const head = source.slice(0, start);
  // Headings in `toc` can say the name of a component.
  const code = head.replace(/^import .*$|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gm, '');
  const isUsed = (name) => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(code);
  const kept = head.replace(/^import (.*) from .*$/gm, (line, names) =>
    names.match(/\b(?!as\b)[\w$]+/g).some(isUsed) ? line : '',
  );
  const text = JSON.stringify(`${path}?text`);
  return [
    kept,
    "import {createArticle} from '@site/src/features/article/createArticle';",
    `export default createArticle(() => import(/* webpackExports: ["default"] */ ${text}));`,
    '',
  ].join('\n');
};

/**
 * A compiled guide or post that contains one of the given components, whose text is therefore
 * rendered with its page. Throws if MDX has another form. Returns `undefined` for other files.
 */
exports.wholeArticle = function wholeArticle(source, path, components) {
  const isUsed = new RegExp(`_jsxs?\\((?:${components.join('|')})\\b`).test(source);
  if (!isUsed || !isArticle(source)) return undefined;
  if (!source.includes(PAGE)) throw new Error(`${path}: MDX no longer exports MDXContent.`);
  return [
    source.replace(PAGE, 'function MDXContent('),
    "import {createWhole} from '@site/src/features/article/createWhole';",
    'export default createWhole(MDXContent);',
    '',
  ].join('\n');
};
