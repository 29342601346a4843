import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '@site/src/kit/Button';
import {Chips, type ChipOption} from '@site/src/kit/Chips';
import {funnel} from '@site/src/kit/icons';
import {toPart} from '@site/src/model/pages/parts';
import {toResultsAddress} from '@site/src/model/search/address';
import styles from './FilterBar.module.css';
import type {Filter} from './useFilter';

interface FilterBarProps<Name extends string> {
  readonly filter: Filter<Name>;
  /** Label of the field for words. Without it, there is no field. */
  readonly fieldLabel?: string;
  readonly facets?: readonly {
    readonly name: Name;
    readonly label: ReactNode;
    readonly options: readonly ChipOption[];
  }[];
  /** What the entries are, with their numbers: “3 of 44 posts”. */
  readonly toStatus: (shown: number, total: number) => string;
  /** Further controls, at the end of the line with the number. */
  readonly children?: ReactNode;
}

/**
 * The controls of a filtered list: a field, chips, and how many entries match, which is announced.
 * If there are none, it says so and how to go on. On phones, a `<button>` opens several rows of
 * chips; a row with a choice always shows. Renders a `<div>`, which is hidden if scripts don't run.
 */
export function FilterBar<Name extends string>({
  filter,
  fieldLabel,
  facets = [],
  toStatus,
  children,
}: FilterBarProps<Name>): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {shown, total, isFiltered, choice, choose, count, text, setText, field, reset} = filter;
  const [isOpen, setIsOpen] = useState(false);
  const canFold = facets.length > 1;
  const words = text.trim();
  const resetButton = (
    <Button variant={shown.size > 0 ? 'minimal' : 'secondary'} size="s" onClick={reset}>
      <Translate id="filter.reset" description="Shows all entries of a filtered list again">
        Show all
      </Translate>
    </Button>
  );
  return (
    <div
      className={styles.filter}
      lang={currentLocale}
      data-print="no"
      data-filter
      data-folded={(canFold && !isOpen) || undefined}
      {...toPart('no')}>
      {fieldLabel !== undefined && (
        <input
          ref={field}
          type="search"
          className={styles.filterField}
          aria-label={fieldLabel}
          placeholder={fieldLabel}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {canFold && (
        <Button
          variant="secondary"
          size="s"
          icon={funnel}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}>
          <Translate id="search.filter" description="Button that opens the filters on phones">
            Filters
          </Translate>
        </Button>
      )}
      {facets.map(({name, label, options}) => (
        <Chips
          key={name}
          label={label}
          options={options.map((option) => ({...option, count: count(name, option.value)}))}
          value={choice[name]}
          onChange={(value) => choose(name, value)}
        />
      ))}
      <div className={styles.filterLine}>
        <p role="status">{toStatus(shown.size, total)}</p>
        {isFiltered && shown.size > 0 && resetButton}
        {children}
      </div>
      {shown.size === 0 && (
        <div className={styles.filterNone}>
          <p>{toAdvice(words !== '', Object.keys(choice).length > 0)}</p>
          {resetButton}
          {words !== '' && (
            <Link to={toResultsAddress(words)}>
              {translate(
                {
                  id: 'filter.search',
                  message: 'Search the whole portal for “{text}”',
                  description: 'Link to the search if no entry of a filtered list matches',
                },
                {text: words},
              )}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** What to change if nothing matches the words, the chips or both. */
function toAdvice(hasWords: boolean, hasChips: boolean): string {
  if (!hasWords)
    return translate({
      id: 'filter.none',
      message: 'Nothing matches. Choose fewer filters, or show everything again.',
      description: 'Shown instead of the entries of a list if none matches the filters',
    });
  return hasChips
    ? translate({
        id: 'filter.none.both',
        message: 'Nothing matches. Use fewer words or filters, or show everything again.',
        description:
          'Shown instead of the entries of a list if none matches the words in its field and the filters',
      })
    : translate({
        id: 'filter.none.words',
        message: 'Nothing matches. Use fewer or different words, or show everything again.',
        description:
          'Shown instead of the entries of a list if none matches the words in its field',
      });
}
