import type {SampleId} from '@site/src/data/check/samples';
import type {CheckWords} from '@site/src/data/check/words/row';

/** What the page shows besides a report: words in the reader's language, laws and examples. */
export interface Explanations {
  readonly words: CheckWords;
  /** A rule as citation, or `undefined` if it has no public address. */
  readonly toCitation: (rule: string) => RuleCitation | undefined;
  readonly samples: Readonly<Record<SampleId, string>>;
}

/** What a citation of a rule shows. */
interface RuleCitation {
  readonly text: string;
  readonly title: string;
  readonly url: string;
  readonly lang: string;
}

const loadEnglish = async (): Promise<{readonly words: CheckWords}> =>
  import('@site/src/data/check/words/en');
const WORDS: Readonly<Record<string, typeof loadEnglish>> = {
  de: () => import('@site/src/data/check/words/de'),
  es: () => import('@site/src/data/check/words/es'),
  it: () => import('@site/src/data/check/words/it'),
  fr: () => import('@site/src/data/check/words/fr'),
};

/** Loads the words of one language, and what is the same in all. */
export async function loadExplanations(locale: string): Promise<Explanations> {
  const [{words}, {rules}, {sampleTexts}] = await Promise.all([
    (WORDS[locale] ?? loadEnglish)(),
    import('@site/src/data/check/rules'),
    import('@site/src/data/check/sampleTexts'),
  ]);
  return {
    words,
    samples: sampleTexts,
    toCitation: (rule) => {
      const row = rules.find((one) => rule.startsWith(one.rule));
      return (
        row && {
          text: row.text + rule.slice(row.rule.length),
          title: row.title,
          url: row.url,
          lang: row.law.startsWith('at-') ? 'de' : row.law.slice(0, 2),
        }
      );
    },
  };
}
