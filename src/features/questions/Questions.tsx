import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useMDXComponents} from '@mdx-js/react';
import type {Country} from '@site/src/data/countries';
import {FilterBar} from '@site/src/features/filter/FilterBar';
import {useFilter} from '@site/src/features/filter/useFilter';
import {Button} from '@site/src/kit/Button';
import {partAttribute} from '@site/src/model/pages/parts';
import styles from './Questions.module.css';
import {toSections} from './toSections';
import {useCountryName} from '@site/src/features/language/useCountryName';

interface QuestionsProps {
  /** The countries of sections, by the anchors of their headings. */
  readonly countries: Readonly<Record<string, Country>>;
  /** Second-level headings for sections, third-level headings for questions, answers below them. */
  readonly children: ReactNode;
}

/**
 * Questions whose answers open one by one, with a filter. Each is a `<details>`, so that answers can
 * be read without scripts and found by the browser's search. Links to a question open it.
 */
export function Questions({countries, children}: QuestionsProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {h2, h3} = useMDXComponents();
  const sections = useMemo(() => toSections(children, {h2, h3}), [children, h2, h3]);
  const all = useMemo(() => Object.values(countries), [countries]);
  const known = useMemo(() => ({country: all}), [all]);
  const entries = useMemo(
    () =>
      sections.flatMap((section) => {
        const own = countries[section.id];
        // A section without a country applies to all of them.
        return section.questions.map(({id}) => ({
          id,
          facets: {country: own === undefined ? all : [own]},
        }));
      }),
    [sections, countries, all],
  );
  const filter = useFilter(entries, known);
  const {shown} = filter;
  const list = useRef<HTMLDivElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  useOpenFound(list, filter.text, filter.hasText);
  useCitedSources(shown);
  // Their headings have no link to themselves, because a control can't contain another.
  for (const {id} of entries) collectAnchor(id);

  const toName = useCountryName();
  const toggle = (): void => {
    setIsExpanded(!isExpanded);
    for (const details of list.current?.querySelectorAll('details') ?? [])
      details.open = !isExpanded;
  };
  return (
    <>
      <FilterBar
        filter={filter}
        fieldLabel={translate({
          id: 'questions.filter',
          message: 'Filter questions and answers',
          description: 'Label of the field above the list of questions',
        })}
        facets={[
          {
            name: 'country',
            label: (
              <Translate id="filter.country" description="Label of the filter by country">
                Country
              </Translate>
            ),
            options: all.map((value) => ({value, label: toName(value)})),
          },
        ]}
        toStatus={(count, total) =>
          translate(
            {
              id: 'questions.count',
              message: '{count} of {total} questions',
              description: 'How many questions a filter shows',
            },
            {count, total},
          )
        }>
        <Button
          variant="minimal"
          size="s"
          className={styles.expand}
          disabled={shown.size === 0}
          onClick={toggle}>
          {isExpanded ? (
            <Translate id="questions.collapse" description="Closes all answers">
              Collapse all
            </Translate>
          ) : (
            <Translate id="questions.expand" description="Opens all answers">
              Expand all
            </Translate>
          )}
        </Button>
      </FilterBar>
      <div ref={list} className={styles.questions}>
        {sections.map(({id: section, heading, questions}) => (
          <section key={section} hidden={!questions.some(({id}) => shown.has(id))}>
            {heading}
            {questions.map((question) => (
              <details key={question.id} data-entry hidden={!shown.has(question.id)}>
                <summary>
                  <h3 id={question.id}>{question.title}</h3>
                </summary>
                {question.answer}
              </details>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * While the reader types, opens the answers that contain words which their questions don't, and
 * closes them again afterwards.
 */
function useOpenFound(
  list: {readonly current: HTMLElement | null},
  text: string,
  hasText: (part: string) => boolean,
): void {
  const opened = useRef<readonly HTMLDetailsElement[]>([]);
  useEffect(() => {
    for (const details of opened.current) details.open = false;
    opened.current =
      text.trim() === ''
        ? []
        : [
            ...(list.current?.querySelectorAll<HTMLDetailsElement>(
              'details:not([open], [hidden])',
            ) ?? []),
          ].filter((details) => !hasText(details.querySelector('summary')?.textContent ?? ''));
    for (const details of opened.current) details.open = true;
    // The function is new with each rendering; what it finds depends on the text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [list, text]);
}

/**
 * Hides the sources at the page's end that no shown question cites. Several sources may share an
 * address, so their titles count as well.
 */
function useCitedSources(shown: ReadonlySet<string>): void {
  useEffect(() => {
    const cited = [
      ...document.querySelectorAll<HTMLAnchorElement>(`[${partAttribute}="law"]`),
    ].filter((citation) => !citation.closest('[hidden]'));
    const sources = document.getElementById('sources')?.closest('section');
    const rows = [...(sources?.querySelectorAll('li') ?? [])];
    for (const row of rows)
      row.hidden = !cited.some(
        ({href, title}) =>
          row.querySelector('a')?.href === href &&
          // The title of a citation ends with the version in brackets.
          row.textContent.includes(title.replace(/ \([^(]*\)$/, '')),
      );
    sources?.toggleAttribute(
      'hidden',
      rows.every(({hidden}) => hidden),
    );
  }, [shown]);
}
