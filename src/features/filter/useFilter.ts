import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {
  countWith,
  hasChoice,
  hasWords,
  parseChoice,
  toFilterWords,
  toQuery,
  type Choice,
  type Facets,
} from '@site/src/model/content/filter';

/** One entry of a list. Entries that don't match are hidden with the attribute `hidden`. */
export interface FilterEntry<Name extends string> {
  readonly id: string;
  readonly facets: Facets<Name>;
  /**
   * The text that readers search. Without it, the text is that of the element with the attribute
   * `data-entry` that has the entry's id, or contains it.
   */
  readonly text?: string;
}

export interface Filter<Name extends string = string> {
  /** The entries that match. */
  readonly shown: ReadonlySet<string>;
  readonly total: number;
  readonly isFiltered: boolean;
  readonly choice: Choice<Name>;
  readonly choose: (name: Name, value: string | undefined) => void;
  /** How many entries a value would show. */
  readonly count: (name: Name, value: string) => number;
  /** What the reader typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The field for the text. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether a text contains all words that the reader typed. */
  readonly hasText: (text: string) => boolean;
  readonly reset: () => void;
}

/**
 * Filters a list by values in the address, such as `?country=de`, and by what the reader types,
 * which isn't in the address. Pass objects that stay the same.
 */
export function useFilter<Name extends string>(
  entries: readonly FilterEntry<Name>[],
  known: Facets<Name>,
): Filter<Name> {
  const history = useHistory();
  const {search} = useLocation();
  const language = useTextLanguage();
  // The page is built without a query and gets it once scripts run.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? search : '';
  const choice = useMemo(() => parseChoice(query, known), [query, known]);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The reader may have typed before the page answered.
  useEffect(() => setText(field.current?.value ?? ''), []);

  const words = useMemo(() => toFilterWords(text, language), [text, language]);
  const found = useMemo(
    () =>
      words.length === 0
        ? entries
        : entries.filter(({id, text: own}) => hasWords(own ?? readEntry(id), words, language)),
    [entries, words, language],
  );
  const shown = useMemo(
    () => new Set(found.filter(({facets}) => hasChoice(facets, choice)).map(({id}) => id)),
    [found, choice],
  );
  const show = (next: Choice<Name>): void =>
    history.replace({...history.location, search: toQuery(history.location.search, next, known)});
  const reset = (): void => {
    if (field.current) field.current.value = '';
    setText('');
    show({} as Choice<Name>);
  };
  const isFiltered = words.length > 0 || Object.keys(choice).length > 0;
  useLinkedEntry({isReady: isBrowser, isFiltered, reset});
  useContents(shown);
  return {
    shown,
    total: entries.length,
    isFiltered,
    choice,
    choose: (name, value) => show({...choice, [name]: value}),
    count: (name, value) =>
      countWith(
        found.map(({facets}) => facets),
        choice,
        name,
        value,
      ),
    text,
    setText,
    field,
    hasText: (part) => hasWords(part, words, language),
    reset,
  };
}

/** Shows what the address names: resets a filter that hides it, and opens its answer. */
function useLinkedEntry({
  isReady,
  isFiltered,
  reset,
}: {
  /** Whether the choice in the address is applied. */
  readonly isReady: boolean;
  readonly isFiltered: boolean;
  readonly reset: () => void;
}): void {
  const location = useLocation();
  const wanted = useRef('');
  const isHidden = useRef(false);
  const search = useRef(location.search);
  useEffect(() => {
    // A choice in the filter changes the query and keeps the name of the entry.
    if (search.current === location.search) wanted.current = location.hash.slice(1);
    search.current = location.search;
  }, [location]);
  useEffect(() => {
    const target = isReady ? document.getElementById(wanted.current) : null;
    if (!target) return;
    if (target.closest('[hidden]')) {
      // Once, because the new address arrives later than other changes of the page.
      if (!isHidden.current) reset();
      isHidden.current = true;
      return;
    }
    wanted.current = '';
    const entry = target.closest('[data-entry]');
    if (entry instanceof HTMLDetailsElement) entry.open = true;
    // Entries above it may have appeared or disappeared since the browser went there.
    if (isHidden.current || isFiltered) (entry ?? target).scrollIntoView();
    isHidden.current = false;
  });
}

/** Hides what a filter hides in the page's contents list as well. */
function useContents(shown: ReadonlySet<string>): void {
  useEffect(() => {
    const apply = (): void => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')) {
        const target = document.getElementById(link.hash.slice(1));
        link.closest('li')?.toggleAttribute('hidden', Boolean(target?.closest('[hidden]')));
      }
    };
    apply();
    // The list for phones is rendered when it is first opened.
    const observer = new MutationObserver(apply);
    observer.observe(document.body, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [shown]);
}

/** The text of an entry in the page, without the definitions of terms that it shows on demand. */
function readEntry(id: string): string {
  const entry = document.getElementById(id)?.closest('[data-entry]')?.cloneNode(true);
  if (!(entry instanceof Element)) return '';
  for (const hidden of entry.querySelectorAll('[role="tooltip"]')) hidden.remove();
  return entry.textContent;
}
