/** Names a page imports from one module of the site. */
export interface SiteImport {
  /** Path below the site's root, without extension: `src/features/facts/Fact`. */
  readonly module: string;
  /** `default` or the exported name. */
  readonly names: readonly string[];
}

/**
 * The names of all components on a page, whether imported or not. Includes names in code samples,
 * which does no harm.
 */
export function findComponents(mdx: string): readonly string[] {
  return [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
}

/**
 * The imports of a page from the site's code, except for tables and other pages, which are copied.
 */
export function findSiteImports(mdx: string): readonly SiteImport[] {
  return [
    ...mdx.matchAll(
      /^import\s+([^;]+?)\s+from\s+['"]@site\/(src\/(?!data\/|[^'"]*\.mdx?['"])[^'"]+)['"]/gm,
    ),
  ].map(([, clause = '', module = '']) => ({
    module: module.replace(/\.[jt]sx?$/, ''),
    names: toImportedNames(clause),
  }));
}

/** The exported names in an import clause such as `A, {B, C as D}`. */
function toImportedNames(clause: string): readonly string[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? [];
  const hasDefault =
    clause
      .replace(/\{[^}]*\}/, '')
      .replaceAll(',', '')
      .trim() !== '';
  return [
    ...(hasDefault ? ['default'] : []),
    ...named
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*$/, ''),
      )
      .filter((name) => name !== ''),
  ];
}

/**
 * Shows the component's children, or its texts. The page keeps roughly the same number of words,
 * and nothing is computed.
 */
const STAND_IN = `import React from 'react';
function StandIn({children, ...props}) {
  return React.createElement(React.Fragment, null, children ?? Object.values(props).filter((value) => typeof value === 'string').join(' '));
}
`;

/** A module that exports a stand-in under each name. */
export function toStandInModule(names: readonly string[]): string {
  return (
    STAND_IN +
    [...new Set(names)]
      .map((name) =>
        name === 'default' ? 'export default StandIn;\n' : `export const ${name} = StandIn;\n`,
      )
      .join('')
  );
}

/** The theme's components for pages, with a stand-in for every name that the theme doesn't have. */
export function toStandInComponents(names: readonly string[]): string {
  return `import MDXComponents from '@theme-original/MDXComponents';\n${STAND_IN}export default {${names.map((name) => `${name}: StandIn, `).join('')}...MDXComponents};\n`;
}

/** A page in the stock layout that replaces one written in React. */
export const STAND_IN_PAGE = `import React from 'react';
import Layout from '@theme/Layout';
export default function Page() {
  return React.createElement(Layout, null, React.createElement('main', null, React.createElement('h1', null, 'Page')));
}
`;
