const ts = require('typescript');

/**
 * The code with each `translate({id, message})` and `<Translate id>message</Translate>` in the words
 * given, without ids and descriptions. What it can't read stays as it is.
 */
module.exports = function compileWords(source, words, name = 'module.tsx') {
  const kind = name.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const edits = [];
  const replace = (from, to, text) => edits.push({from, to, text});
  const visit = (node) => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'translate';
    if (isCall) compileCall(node, words, replace);
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate')
      compileElement(node, words, replace);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, {from, to, text: own}) => text.slice(0, from) + own + text.slice(to), source);
};

/** `translate({id, message, description}, values)` */
function compileCall({arguments: [texts]}, words, replace) {
  if (!texts || !ts.isObjectLiteralExpression(texts)) return;
  const own = {};
  for (const {name, initializer} of texts.properties) {
    if (!initializer || !ts.isStringLiteralLike(initializer)) return;
    own[name.getText()] = initializer.text;
  }
  const message = words[own.id] ?? own.message;
  if (message === undefined) return;
  replace(texts.getStart(), texts.getEnd(), `{message: ${JSON.stringify(message)}}`);
}

/** `<Translate id description values>message</Translate>` */
function compileElement({openingElement, children, closingElement}, words, replace) {
  const {properties} = openingElement.attributes;
  const find = (wanted) => properties.find((property) => property.name?.getText() === wanted);
  const id = find('id');
  if (!id?.initializer || !ts.isStringLiteral(id.initializer)) return;
  const parts = children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  const [part] = parts;
  const message = words[id.initializer.text] ?? (parts.length === 1 ? toMessage(part) : undefined);
  if (message === undefined) return;
  for (const property of [id, find('description')])
    if (property) replace(property.getFullStart(), property.getEnd(), '');
  replace(openingElement.getEnd(), closingElement.getStart(), `{${JSON.stringify(message)}}`);
}

/** The text of an element's only child, with white space as JSX reads it. */
function toMessage(part) {
  if (ts.isJsxExpression(part) && part.expression && ts.isStringLiteralLike(part.expression))
    return part.expression.text;
  if (!ts.isJsxText(part) || part.text.includes('&')) return undefined;
  const lines = part.text.split(/\r?\n/);
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ');
}
