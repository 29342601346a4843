import type {TermRow} from '../../data/glossary/row';
import type {LocaleId} from '../../data/locales';
import type {TranslatedTermRow} from '../../data/terms/row';
import type {Block} from './block';

/** A term of another language, or an abbreviation, that a page explains at its first use. */
export interface GlossedTerm {
  /** The `id` of its `<Term>`. */
  readonly id: string;
  /** The term as pages in another language write it. */
  readonly native?: RegExp;
  readonly abbreviations: readonly RegExp[];
  /** Longer terms that contain it. */
  readonly longer: readonly RegExp[];
  /** The word for it in the page's language, if the tables have one. */
  readonly gloss?: string;
  /** What an abbreviation stands for. */
  readonly inFull: readonly RegExp[];
}

/** The language of each country's law. */
const LEGAL = {de: 'de', at: 'de', es: 'es', it: 'it', fr: 'fr'} as const;

/** The terms that pages in a language have to explain. */
export function toGlossedTerms(
  language: LocaleId,
  terms: readonly TermRow[],
  translated: readonly TranslatedTermRow[],
): readonly GlossedTerm[] {
  return terms.flatMap((term): GlossedTerm[] => {
    const {id, native, regime, isAmbiguous = false} = term;
    if (regime === 'any' || isAmbiguous) return [];
    const legal = LEGAL[regime];
    const words = findWords(term, translated)?.[language] ?? '';
    const gloss = language === 'en' ? term.term : toGloss(words);
    const isForeign = legal !== language;
    const isOwnWord = [term.term, words.replace(/\([^)]*\)/g, '')].some((word) =>
      toPattern(escape(native), 'iu').test(word),
    );
    const abbreviations = toAbbreviations(term, language)
      .filter((short) => isForeign || words.includes(`(${short}`))
      .map((short) => toPattern(escape(short), 'u'));
    const isNative = isForeign && !isOwnWord;
    if (!isNative && abbreviations.length === 0) return [];
    const longer = terms
      .map((other) => other.native)
      .filter((other) => other !== native && other.toLowerCase().includes(native.toLowerCase()))
      .map((other) => toNativePattern(other, legal));
    return [
      {
        id,
        abbreviations,
        longer,
        inFull: [native, ...(gloss === undefined ? [] : [gloss])].map(toLoosePattern),
        ...(isNative ? {native: toNativePattern(native, legal)} : {}),
        ...(gloss === undefined ? {} : {gloss}),
      },
    ];
  });
}

/**
 * Terms that a page uses without an explanation at their first use: `<Term>`, the word of the
 * page's language in the same block, or brackets around the term or after it. An abbreviation may
 * also follow its full form on the page. Titles, headings, links and quotations aren't uses.
 */
export function findGlossProblems(
  blocks: readonly Block[],
  terms: readonly GlossedTerm[],
): readonly {readonly line: number; readonly message: string}[] {
  if (blocks.some(({text}) => text.startsWith('<GlossaryList'))) return [];
  return terms.flatMap((term) => {
    const isExplained = ({text}: Block): boolean => text.includes(`<Term id="${term.id}"`);
    const use = blocks.findIndex((block) => isExplained(block) || findUse(block, term));
    const block = blocks[use];
    const found = block && !isExplained(block) ? findUse(block, term) : undefined;
    if (!block || !found) return [];
    const isShort = term.abbreviations.some((short) => short.test(found.word));
    const isInFull =
      isShort && blocks.slice(0, use).some(({text}) => term.inFull.some((full) => full.test(text)));
    if (isInFull || isGlossed(found, term)) return [];
    const gloss = term.gloss === undefined ? '' : `"${term.gloss} (${found.word})" or `;
    const tag = `<Term id="${term.id}">${found.word}</Term>`;
    const message = `"${found.word}" isn't explained at its first use. Write ${gloss}${tag}.`;
    return [{line: block.line, message}];
  });
}

interface Use {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

function findUse(block: Block, {native, abbreviations, longer}: GlossedTerm): Use | undefined {
  if (/^front\/|(?:^|\/)(?:quote\/|code$|label$|h\d$)/.test(block.kind)) return undefined;
  const patterns = native ? [native, ...abbreviations] : abbreviations;
  if (patterns.every((pattern) => !pattern.test(block.text))) return undefined;
  const text = toRunningText(block.text, longer);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const end = found.index + found[0].length;
    return {before: text.slice(0, found.index), word: found[0], after: text.slice(end)};
  }
  return undefined;
}

function isGlossed({before, after}: Use, {gloss}: GlossedTerm): boolean {
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  const isBeforeBrackets = /^(?: [\p{L}-]+){0,2}[*”“"»]{0,2} \(/u.test(after);
  if (isInBrackets || isBeforeBrackets) return true;
  return gloss !== undefined && toLoosePattern(gloss).test(`${before} ${after}`);
}

/** A block's own words, without code, sources, links, quotations and longer terms. */
function toRunningText(text: string, longer: readonly RegExp[]): string {
  const running = text
    .replace(/`[^`]*`|<[^>]*>|\{[^}]*\}|!?\[[^\]]*\]\([^)]*\)|«[^»]*»/g, '')
    .replace(/(?<!\*)\*(?:[^*\s]+\s+){5,}[^*]*\*|[“„](?:[^“”\s]+\s+){5,}[^“”]*[“”]/g, '');
  return longer.reduce((rest, other) => rest.replaceAll(new RegExp(other, 'giu'), ''), running);
}

function findWords(
  {term, native, short}: TermRow,
  translated: readonly TranslatedTermRow[],
): TranslatedTermRow | undefined {
  const find = (part: string): TranslatedTermRow | undefined =>
    translated.find(({de, es, it, fr}) => [de, es, it, fr].some((cell) => cell.includes(part)));
  return (
    find(`*${native}*`) ??
    translated.find(({en}) => en.replace(/ \(.*/, '') === term) ??
    (short === undefined ? undefined : find(`(${short}`))
  );
}

/** The words of a cell before the native term or the abbreviation, if there are any. */
function toGloss(cell: string): string | undefined {
  const words = cell
    .split(/;| \(/)[0]
    ?.replace(/\*[^*]+\*| [mfn]$/g, '')
    .trim();
  return words === '' || words?.startsWith('/') ? undefined : words;
}

/** Abbreviations that readers may not know. A name that is its own abbreviation isn't one. */
function toAbbreviations({id, term, short}: TermRow, language: LocaleId): readonly string[] {
  if (short === undefined || short === term || !/^[A-Z][A-Za-z]*[A-Z]$/.test(short)) return [];
  return id === 'tss' && language === 'en' ? ['TSS', short] : [short];
}

/** A native term with the endings of its language. */
function toNativePattern(native: string, language: 'de' | 'es' | 'it' | 'fr'): RegExp {
  const words = native.split(' ').map((word) => {
    if (language === 'it') return `${escape(word.replace(/[aeio]$/, ''))}[aeio]?`;
    return language === 'de' ? `${escape(word)}(?:e?n|e?s|e[rm]?)?` : `${escape(word)}(?:e?s)?`;
  });
  return toPattern(words.join(' '), language === 'de' ? 'u' : 'iu');
}

/** Words with any ending. */
function toLoosePattern(words: string): RegExp {
  const stems = words.split(/\s+/).map((word) => {
    const stem = word.length > 5 ? word.replace(/(?:e[nrs]?|[ns])$/, '') : word;
    return `${escape(stem)}\\p{L}{0,3}`;
  });
  return toPattern(stems.join('\\s+'), 'iu');
}

function toPattern(source: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${source}(?![\\p{L}\\d])`, flags);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
