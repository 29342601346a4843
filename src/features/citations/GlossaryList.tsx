import {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {TermRow} from '@site/src/data/glossary/row';
import {FilterBar} from '@site/src/features/filter/FilterBar';
import {useFilter} from '@site/src/features/filter/useFilter';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {toOtherName, toTermText, type Language} from '@site/src/model/content/citation';
import {toInitial} from '@site/src/model/content/filter';
import {toPart} from '@site/src/model/pages/parts';
import styles from './GlossaryList.module.css';

interface GlossaryListProps {
  readonly terms: readonly TermRow[];
}

const noFacets = {};

/** A longer name takes a line of a phone. */
const LONG = 32;

/**
 * The word by which a term is sorted: the English word on English pages, elsewhere the page's own
 * or the one of its legal language.
 */
function toEntry({term, native, words}: TermRow, language: Language): string {
  return language === 'en' ? term : (words?.[language] ?? native);
}

/** The name of a related term: its abbreviation, if it would take a line otherwise. */
function toShortEntry(row: TermRow, language: Language): string {
  const entry = toEntry(row, language);
  return entry.length > LONG ? (row.short ?? entry) : entry;
}

/**
 * The terms of one country in alphabetical order, each with an anchor, in the language of the
 * surrounding text, below a row of letters and a filter. Renders a `<dl>`.
 */
export function GlossaryList({terms}: GlossaryListProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const language = useTextLanguage() as Language;
  const sorted = useMemo(
    () =>
      [...terms].sort((a, b) => toEntry(a, language).localeCompare(toEntry(b, language), language)),
    [terms, language],
  );
  const entries = useMemo(() => sorted.map(({id}) => ({id, facets: noFacets})), [sorted]);
  const filter = useFilter(entries, noFacets);
  const shown = sorted.filter(({id}) => filter.shown.has(id));
  const initialOf = (row: TermRow): string => toInitial(toEntry(row, language));
  return (
    <>
      <LetterRow
        letters={new Set(sorted.map(initialOf))}
        first={new Map([...shown].reverse().map((row) => [initialOf(row), row.id] as const))}
      />
      <FilterBar
        filter={filter}
        fieldLabel={translate({
          id: 'glossary.filter',
          message: 'Filter terms and definitions',
          description: 'Label of the field above the list of terms',
        })}
        toStatus={(count, total) =>
          translate(
            {
              id: 'glossary.count',
              message: '{count} of {total} terms',
              description: 'How many terms of a glossary a filter shows',
            },
            {count, total},
          )
        }
      />
      <dl className={styles.glossary}>
        {sorted.map((row) => {
          const {text, definition, lang} = toTermText(row, language);
          const entry = toEntry(row, language);
          const other = toOtherName(row, language);
          const related = terms.filter(({id}) => row.seeAlso.includes(id));
          collectAnchor(row.id);
          return (
            <div
              key={row.id}
              className={styles.glossaryEntry}
              data-entry
              hidden={!filter.shown.has(row.id)}>
              <dt id={row.id}>
                {language === 'en' ? entry : <dfn lang={lang}>{text}</dfn>}
                {other && (
                  <dfn className={styles.glossaryNative} lang={other.lang}>
                    {other.text}
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
                      onClick={filter.isFiltered ? filter.reset : undefined}
                      lang={language === 'en' ? undefined : toTermText(other, language).lang}>
                      {toShortEntry(other, language)}
                    </a>
                  ))}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </>
  );
}

/**
 * Links to the first entry of each letter that has entries. A letter whose entries a filter hides
 * keeps its place, and isn't a link.
 */
function LetterRow({
  letters,
  first,
}: {
  readonly letters: ReadonlySet<string>;
  readonly first: ReadonlyMap<string, string>;
}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <nav
      className={styles.letters}
      lang={currentLocale}
      aria-label={translate({
        id: 'glossary.letters',
        message: 'Terms from A to Z',
        description: 'Name of the row of letters above a glossary',
      })}
      {...toPart('no')}>
      {[...letters].map((letter) => {
        const id = first.get(letter);
        return id === undefined ? (
          <span key={letter}>{letter}</span>
        ) : (
          <a key={letter} href={`#${id}`}>
            {letter}
          </a>
        );
      })}
    </nav>
  );
}
