import type {Analyser} from './analyse';
import type {Expanded} from './expand';
import {
  highlightText,
  snipText,
  type FindMatches,
  type Highlighted,
  type HighlightStyle,
} from './highlight';
import {unescapeHtml} from './markup';
import {toRecord} from './outline';
import type {SearchIndex} from './searchIndex';
import type {SearchHierarchy, SearchHit, SearchRecord, SearchRequest} from './types';

export interface AnswerContext {
  readonly index: SearchIndex;
  readonly expanded: readonly Expanded[];
  readonly request: SearchRequest;
  readonly analyserOf: (language: string) => Analyser;
}

const DEFAULT_SNIPPET = 10;

/**
 * A section as a hit: its heading if the headings contain all words found, otherwise its best text.
 * `undefined` if that requires the texts and they weren't given.
 */
export function toHit(
  context: AnswerContext,
  section: number,
  texts?: readonly string[],
): SearchHit | undefined {
  const {index, request, expanded} = context;
  const entry = index.sections[section];
  const page = entry && index.pages[entry.page];
  if (!entry || !page) return undefined;
  const find = createFinder(context, page.language);
  const inHeadings = new Set(
    [...entry.chain, page.group].flatMap(
      (heading) => highlightText(heading ?? '', find, PLAIN).found,
    ),
  );
  const inOwn = highlightText(entry.heading, find, PLAIN).found.length;
  const place = {
    page,
    anchor: entry.anchor,
    chain: entry.chain,
    index: entry.index,
    ordinal: entry.ordinal,
  };
  const isHeading = inHeadings.size === expanded.length && inOwn > 0;
  if (isHeading && request.headingSnippets !== true)
    return mark(toRecord(place), find, request, expanded);
  if (texts === undefined) return undefined;
  const scored = texts.map((value, number) => {
    const found = highlightText(value, find, PLAIN).found.length;
    // Of two texts with as many words, a sentence says more than code or a row of a table.
    return {value, index: number, score: found && found + (/[{}]| – /.test(value) ? 0 : 0.5)};
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (one, other) => (other.score > (one?.score ?? 0) ? other : one),
    undefined,
  );
  if (isHeading) {
    const hit = mark(toRecord(place), find, request, expanded);
    const shown = texts[best?.index ?? 0];
    if (shown === undefined) return hit;
    const {_snippetResult: own} = mark(
      toRecord(place, {index: 0, value: shown}),
      find,
      request,
      expanded,
    );
    return {...hit, _snippetResult: {...hit._snippetResult, ...own}};
  }
  return mark(
    best === undefined ? toRecord(place) : toRecord(place, best),
    find,
    request,
    expanded,
  );
}

const PLAIN: HighlightStyle = {pre: '', post: '', ellipsis: ''};

/** Finds the query words that a word in a text matches. */
function createFinder(
  {index: {terms}, expanded, analyserOf}: AnswerContext,
  language: string,
): FindMatches {
  const analyser = analyserOf(language);
  const asked = expanded.map(({word, terms: found, splits}) => {
    // Half of the other codes contain a part of a code.
    const isCode = word.text.includes('_') && [...found.values()].includes(1);
    const parts = isCode ? [] : splits.flatMap((split) => split.parts);
    const all = [...found.keys(), ...parts.flatMap((part) => [...part.keys()])];
    return new Set(all.map((number) => terms[number] ?? ''));
  });
  const known = new Map<string, readonly number[]>();
  return (word) => {
    const found = known.get(word) ?? toMatches(word);
    known.set(word, found);
    return found;
  };
  function toMatches(word: string): readonly number[] {
    const own = analyser.isStopWord(word) ? [] : analyser.toWordTerms(word);
    return asked.flatMap((set, number) => (own.some((term) => set.has(term)) ? number : []));
  }
}

function mark(
  record: SearchRecord,
  find: FindMatches,
  request: SearchRequest,
  expanded: readonly Expanded[],
): SearchHit {
  const style: HighlightStyle = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const toMarked = ({value, found}: Highlighted): MarkedText => ({
    value,
    matchLevel: found.length === 0 ? 'none' : found.length === expanded.length ? 'full' : 'partial',
    matchedWords: found.map((number) => expanded[number]?.word.text.toLowerCase() ?? ''),
  });
  const sizes = toSnippetSizes(request.attributesToSnippet);
  const attributes = Object.entries({
    content: record.content,
    ...toPrefixed(record.hierarchy),
  }).flatMap(([name, html]) => (html === null ? [] : [{name, text: unescapeHtml(html)}]));
  const highlighted = attributes.map(
    ({name, text}) => [name, toMarked(highlightText(text, find, style))] as const,
  );
  const snipped = attributes.flatMap(({name, text}) => {
    const size = sizes.get(name);
    return size === undefined ? [] : [[name, toMarked(snipText(text, size, find, style))] as const];
  });
  return {...record, _highlightResult: toNested(highlighted), _snippetResult: toNested(snipped)};
}

type MarkedText = NonNullable<SearchHit['_highlightResult']['content']>;

function toPrefixed(hierarchy: SearchHierarchy): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(hierarchy).map(([level, text]) => [`hierarchy.${level}`, text as string | null]),
  );
}

function toNested(
  entries: readonly (readonly [name: string, marked: MarkedText])[],
): SearchHit['_highlightResult'] {
  const hierarchy = Object.fromEntries(
    entries.flatMap(([name, marked]) =>
      name.startsWith('hierarchy.') ? [[name.slice(10), marked]] : [],
    ),
  );
  const content = entries.find(([name]) => name === 'content')?.[1];
  return {...(content && {content}), hierarchy};
}

/** The number of words per attribute: `content:10`, `hierarchy.lvl1`, `*:5`. */
function toSnippetSizes(
  attributes: SearchRequest['attributesToSnippet'],
): ReadonlyMap<string, number> {
  const all = [
    'content',
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `hierarchy.${level}`,
    ),
  ];
  return new Map(
    (attributes ?? []).flatMap((attribute) => {
      const [name = '', count = ''] = attribute.split(':');
      const size = Number(count) || DEFAULT_SNIPPET;
      return (name === '*' ? all : [name]).map((one) => [one, size] as const);
    }),
  );
}
