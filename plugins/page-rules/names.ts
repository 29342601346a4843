/** The properties of a JavaScript syntax tree node that this module uses. */
interface ScriptNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Names that code on a page uses (`free`) and defines (`bound`). */
export interface ScriptNames {
  readonly free: ReadonlySet<string>;
  readonly bound: ReadonlySet<string>;
}

/** Keys whose names belong to the node itself instead of being references. */
const DEFINITIONS: Readonly<Record<string, readonly string[]>> = {
  ArrowFunctionExpression: ['params'],
  FunctionExpression: ['id', 'params'],
  FunctionDeclaration: ['id', 'params'],
  ClassDeclaration: ['id'],
  VariableDeclarator: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};
/** Keys that name a property or an attribute, unless they are computed. */
const LABELS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  ImportSpecifier: 'imported',
  JSXAttribute: 'name',
};

/**
 * The names in a syntax tree, regardless of scope. This is precise enough to distinguish a
 * forgotten import or a brace in the text from code.
 */
export function findNames(program: unknown): ScriptNames {
  const used = new Set<string>();
  const bound = new Set<string>();
  const visit = (value: unknown, into: Set<string>): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, into);
    if (!isNode(value)) return;
    if (value.type === 'Identifier') into.add(String(value.name));
    // Tags in lower case are HTML elements.
    if (value.type === 'JSXIdentifier' && /^[A-Z]/.test(String(value.name)))
      into.add(String(value.name));
    for (const [key, child] of Object.entries(value)) {
      if (LABELS[value.type] === key && value.computed !== true) continue;
      visit(child, DEFINITIONS[value.type]?.includes(key) ? bound : into);
    }
  };
  visit(program, used);
  return {free: new Set([...used].filter((name) => !bound.has(name))), bound};
}

function isNode(value: unknown): value is ScriptNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as {type?: unknown}).type === 'string'
  );
}
