import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TermRow} from '@site/src/data/glossary/row';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {toTermText, type Language} from '@site/src/model/content/citation';
import {toPart} from '@site/src/model/pages/parts';
import styles from './GlossaryList.module.css';

interface GlossaryListProps {
  readonly terms: readonly TermRow[];
}

/**
 * The word by which a term is sorted: the English word on English pages, elsewhere the page's own
 * or the one of its legal language.
 */
function toEntry({term, native, words}: TermRow, language: Language): string {
  return language === 'en' ? term : (words?.[language] ?? native);
}

/** The terms of one country in alphabetical order, each with an anchor, in the language of the
 * surrounding text. Renders a `<dl>`. */
export function GlossaryList({terms}: GlossaryListProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const language = useTextLanguage() as Language;
  const sorted = [...terms].sort((a, b) =>
    toEntry(a, language).localeCompare(toEntry(b, language), language),
  );
  return (
    <dl className={styles.glossary}>
      {sorted.map((row) => {
        const {text, definition, lang} = toTermText(row, language);
        const entry = toEntry(row, language);
        const related = terms.filter(({id}) => row.seeAlso.includes(id));
        collectAnchor(row.id);
        return (
          <div key={row.id} className={styles.glossaryEntry}>
            <dt id={row.id}>
              {language === 'en' ? entry : <dfn lang={lang}>{text}</dfn>}
              {language === 'en' && text !== entry && (
                <dfn className={styles.glossaryNative} lang={lang}>
                  {text}
                </dfn>
              )}
            </dt>
            <dd>{definition}</dd>
            {related.length > 0 && (
              <dd className={styles.glossaryRelated} {...toPart('once')}>
                {related.map((other) => (
                  <a
                    key={other.id}
                    href={`#${other.id}`}
                    lang={language === 'en' ? undefined : toTermText(other, language).lang}>
                    {toEntry(other, language)}
                  </a>
                ))}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
