import {expect, it} from 'vitest';
import {keepArticle, wholeArticle} from '../../../plugins/kept-articles/keepArticle.cjs';
import load from '../../../plugins/kept-articles/loader.cjs';

/** A loader of the bundler, whose `pitch` runs before those behind it. */
const loader = load as typeof load & {readonly pitch: () => string | undefined};

const LISTS = ['GlossaryList'];
const toBrowser = () => ({isServer: false, whole: LISTS});
const toServer = () => ({isServer: true, whole: LISTS});

/** What MDX and Docusaurus make of a guide. */
const compiled = (
  metadata = "export {default as metadata} from '@site/.docusaurus/docusaurus-plugin-content-docs/default/a.json'",
): string => `
export const frontMatter = {"product": "sign-de"};
${metadata}

import {useMDXComponents as _provideComponents} from "@mdx-js/react";
import {site} from '@site/src/data/site';
import {Runbook} from '@site/src/features/print/Runbook';
export const hosts = [site.name];
export const toc = [{"value": "Runbook", "id": "runbook", "level": 2}];
function _createMdxContent(props) {
  return _jsx(Runbook, {children: hosts});
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

it('leaves in a guide what the page needs without its text, and loads the text on demand', () => {
  const page = keepArticle(compiled(), '/site/docs/a.mdx');
  expect(page).toContain('export const frontMatter = {"product": "sign-de"};');
  expect(page).toContain('export {default as metadata}');
  expect(page).toContain('export const toc =');
  expect(page).not.toContain('_createMdxContent');
  expect(page).toContain('import(/* webpackExports: ["default"] */ "/site/docs/a.mdx?text")');
});

it('keeps the imports that the rest needs, and no others', () => {
  const page = keepArticle(compiled(), '/site/docs/a.mdx');
  expect(page).toContain("import {site} from '@site/src/data/site';");
  // Named in the table of contents only.
  expect(page).not.toContain('features/print/Runbook');
  expect(page).not.toContain('@mdx-js/react');
});

it('changes neither pages of other kinds nor parts of pages', () => {
  expect(keepArticle(compiled(''), '/site/docs/_part.mdx')).toBeUndefined();
  const page = compiled(
    "export {default as metadata} from '@site/.docusaurus/docusaurus-plugin-content-pages/default/a.json'",
  );
  expect(keepArticle(page, '/site/src/pages/a.mdx')).toBeUndefined();
});

it('leaves a text with a filter in its page, because the filter reads the address', () => {
  const glossary = compiled().replace('_jsx(Runbook', '_jsx(GlossaryList');
  const page = wholeArticle(glossary, '/site/docs/a.mdx', LISTS);
  expect(page).toContain('_createMdxContent');
  expect(page).toContain('export default createWhole(MDXContent);');
  expect(page?.match(/export default/g)).toHaveLength(1);
  expect(wholeArticle(compiled(), '/site/docs/a.mdx', LISTS)).toBeUndefined();
  expect(() =>
    wholeArticle(glossary.replaceAll('MDXContent', 'Content'), '/site/docs/a.mdx', LISTS),
  ).toThrow('/site/docs/a.mdx: MDX no longer exports MDXContent.');
});

it('gives servers all texts, and browsers the same form of a text with a filter', () => {
  const context = {resourcePath: '/site/docs/a.mdx', resourceQuery: '', getOptions: toServer};
  expect(loader.call(context, compiled())).toBe(compiled());
  const glossary = compiled().replace('_jsx(Runbook', '_jsx(GlossaryList');
  const page = loader.call(context, glossary);
  expect(page).toContain('createWhole');
  expect(loader.call({...context, getOptions: toBrowser}, glossary)).toBe(page);
});

it('stops if MDX compiles to another form', () => {
  expect(() =>
    keepArticle(compiled().replaceAll('_createMdxContent', '_content'), '/site/docs/a.mdx'),
  ).toThrow('/site/docs/a.mdx: MDX no longer compiles to a function _createMdxContent.');
});

it('gives a text that has just been compiled to its own module, once', () => {
  const context = {resourcePath: '/site/docs/a.mdx', resourceQuery: '', getOptions: toBrowser};
  const text = {...context, resourceQuery: '?text'};
  expect(loader.call(context, compiled())).toContain('createArticle');
  expect(loader.pitch.call(text)).toBe(compiled());
  // The bundler reused the page from its cache, so MDX compiles the text.
  expect(loader.pitch.call(text)).toBeUndefined();
  expect(loader.call(text, compiled())).toBe(compiled());
  expect(loader.pitch.call(context)).toBeUndefined();
});

it('passes other pages through, and remembers none of them', () => {
  const context = {resourcePath: '/site/docs/_part.mdx', resourceQuery: '', getOptions: toBrowser};
  expect(loader.call(context, compiled(''))).toBe(compiled(''));
  expect(loader.pitch.call({...context, resourceQuery: '?text'})).toBeUndefined();
});
