import type {TargetLanguage, TranslatedTermRow} from '../../data/terms/row';

/** Endings that a forbidden word may have. */
const ENDINGS: Readonly<Record<TargetLanguage, string>> = {
  de: '(?:e?n|e?s|e[rm]?)?',
  es: '(?:e?s)?',
  it: '',
  fr: '(?:e?s|x)?',
};

/** The words of a text that its language never uses, each with the one to use. */
export function findTermProblems(
  text: string,
  language: string,
  terms: readonly TranslatedTermRow[],
): readonly string[] {
  if (!isTarget(language)) return [];
  return terms.flatMap((term) =>
    (term.never?.[language] ?? [])
      .filter((word) => toPattern(word, language).test(text))
      .map((word) => `"${word}" is not our word. Use "${toWord(term[language])}".`),
  );
}

interface Rule {
  readonly languages: readonly TargetLanguage[];
  readonly pattern: RegExp;
  readonly remedy: string;
}

const ALL: readonly TargetLanguage[] = ['de', 'es', 'it', 'fr'];

/** How languages write quotes, spaces, numbers and dates. U+FFFC stands for code and sources. */
const RULES: readonly Rule[] = [
  {languages: ALL, pattern: /\.\.\./, remedy: 'Write … (one character).'},
  {languages: ALL, pattern: /—/, remedy: 'Write a shorter dash (–) or a comma.'},
  {languages: ALL, pattern: / - /, remedy: 'Write a dash (–) between spaces.'},
  {languages: ALL, pattern: /\S {2,}\S/, remedy: 'Write one space.'},
  {languages: ALL, pattern: /€\s?\d/, remedy: 'Write € after the sum: 25.000 €.'},
  {languages: ALL, pattern: /\d\.\d{1,2}\s?[%€]/, remedy: 'Write a decimal comma: 4,9.'},
  {languages: ALL, pattern: /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/, remedy: 'Write the month as a word.'},
  {languages: ALL, pattern: /\p{L}'\p{L}/u, remedy: 'Write the apostrophe ’.'},
  {languages: ['de'], pattern: /["”«»]|(?<=^|[\s(])“/, remedy: 'Write quotes as „…“.'},
  {languages: ['es'], pattern: /(?<=^|[\s(])["“„]/, remedy: 'Write quotes as «…».'},
  {languages: ['it'], pattern: /(?<=^|[\s(])["“„]/, remedy: 'Write quotes as «…».'},
  {
    languages: ['fr'],
    pattern: /["„]|«[^\u00A0]|[^\u00A0]»/,
    remedy: 'Write quotes as « … », with U+00A0 inside.',
  },
  {languages: ['de', 'es'], pattern: /\d ?%/, remedy: 'Write U+00A0 before %.'},
  {languages: ['it'], pattern: /\d\s%/, remedy: 'Write % without a space.'},
  {languages: ['fr'], pattern: /\d[ \u00A0]?%/, remedy: 'Write U+202F before %.'},
  {languages: ['de', 'es', 'it'], pattern: /\d €/, remedy: 'Write U+00A0 before €.'},
  {
    languages: ['de'],
    pattern: /(?:§§?|\b(?:Abs|Nr|Art)\.) \d/,
    remedy: 'Write U+00A0 after §, Abs., Nr. and Art.',
  },
  {languages: ['de'], pattern: /\bz\. ?B\./, remedy: 'Write z. B. with U+00A0, or zum Beispiel.'},
  {
    languages: ['de'],
    pattern:
      /\d\. (?:J[aä]nn?er|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/,
    remedy: 'Write U+00A0 between day and month.',
  },
  {languages: ['de'], pattern: /\p{L}…(?!\p{L})/u, remedy: 'Write a space before ….'},
  {
    languages: ['fr'],
    pattern: /[^\u202F\s][;!?](?=\s|$)|[ \u00A0][;!?]/,
    remedy: 'Write U+202F before ; ! ?.',
  },
  {
    languages: ['fr'],
    pattern: /(?:[^\u00A0\s]| ):(?=\s|$)/,
    remedy: 'Write U+00A0 before the colon.',
  },
  {
    languages: ['fr'],
    pattern:
      /\b1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
    remedy: 'Write 1er for the first of a month.',
  },
  {languages: ['es'], pattern: /^[^¿]*\p{L}\?/u, remedy: 'Open the question with ¿.'},
  {languages: ['es'], pattern: /\bsólo\b/i, remedy: 'Write solo.'},
  {
    languages: ['it'],
    pattern: /\bE'|\bpoichè|\bperchè|\bnè\b/,
    remedy: 'Write È, poiché, perché, né.',
  },
];

/** Where a text breaks the typography of its language, each with the remedy. */
export function findTypographyProblems(text: string, language: string): readonly string[] {
  return RULES.filter(({languages}) => languages.some((id) => id === language)).flatMap(
    ({pattern, remedy}) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const around = text.slice(Math.max(0, found.index - 12), found.index + found[0].length + 12);
      return [`"${around.replaceAll('\uFFFC', '…').trim()}": ${remedy}`];
    },
  );
}

function isTarget(language: string): language is TargetLanguage {
  return language in ENDINGS;
}

function toPattern(word: string, language: TargetLanguage): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [first = ''] = word;
  const start = `[${first.toLowerCase()}${first.toUpperCase()}]`;
  // German nouns have capitals.
  const begin =
    language === 'de' ? escaped : `${start}${escaped.slice(escaped.startsWith('\\') ? 2 : 1)}`;
  return new RegExp(`(?<![\\p{L}-])${begin}${ENDINGS[language]}(?![\\p{L}-])`, 'u');
}

/** The word to use: the first of a cell, without gender and variants. */
function toWord(cell: string): string {
  return (
    cell
      .split(';')[0]
      ?.replace(/ [mfn]$/, '')
      .trim() ?? cell
  );
}
