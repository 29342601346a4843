import {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {products} from '@site/src/data/products';
import {Button} from '@site/src/kit/Button';
import {funnel} from '@site/src/kit/icons';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import {
  fieldValues,
  type FieldCounts,
  type FieldFilters,
  type FieldName,
  type HitKind,
} from '@site/src/model/search/fields';
import styles from './SearchFilters.module.css';
import {toAllCountriesText} from './searchTexts';
import {useCountryName} from '@site/src/features/language/useCountryName';

interface SearchFiltersProps {
  readonly counts: FieldCounts;
  readonly filters: FieldFilters;
  readonly onChange: (filters: FieldFilters) => void;
}

/**
 * The filters of the results, each value with its number of results: kinds as radio buttons in a
 * `<fieldset>`, countries and products as lists in a `<div>`. On phones, a `<button>` opens them.
 */
export function SearchFilters({counts, filters, onChange}: SearchFiltersProps): ReactNode {
  const group = useId();
  const chosen = Object.keys(filters).length;
  const [isOpen, setIsOpen] = useState(chosen > 0);
  const choose = (name: FieldName, value: string): void => {
    const {[name]: _, ...others} = filters;
    onChange(value === '' ? others : {...others, [name]: value});
  };
  /** Values with results, and the chosen one. */
  const toShown = (name: FieldName): readonly string[] =>
    fieldValues[name].filter((value) => counts[name].has(value) || filters[name] === value);
  const toName = useCountryName();
  const countries = toShown('country').map((value) => ({
    value,
    label: toName(value),
  }));
  const offered = toShown('product').map((value) => ({
    value,
    label: products.find(({id}) => id === value)?.label ?? value,
  }));
  const kinds = [
    {value: '', label: toKindLabel('all')},
    ...toShown('kind').map((value) => ({value, label: toKindLabel(value as HitKind)})),
  ];
  return (
    <>
      <Button
        variant="secondary"
        icon={funnel}
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}>
        <Translate id="search.filter" description="Button that opens the filters on phones">
          Filters
        </Translate>
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <fieldset className={styles.kinds}>
        <legend>
          <VisuallyHidden>
            <Translate id="search.filter.kind" description="Name of the filter by kind of page">
              Kind of page
            </Translate>
          </VisuallyHidden>
        </legend>
        {kinds.map(({value, label}) => (
          <label key={value} className={styles.kind}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={(filters.kind ?? '') === value}
              onChange={() => choose('kind', value)}
            />
            <span>
              {label}
              {value !== '' && ' '}
              {value !== '' && <Count of={counts.kind.get(value) ?? 0} />}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.lists}>
        <FilterList
          label={translate({
            id: 'search.filter.country',
            message: 'Country',
            description: 'Label of the filter by country',
          })}
          all={toAllCountriesText()}
          rows={countries}
          counts={counts.country}
          value={filters.country}
          onChoose={(value) => choose('country', value)}
        />
        <FilterList
          label={translate({
            id: 'search.filter.product',
            message: 'Product',
            description: 'Label of the filter by product',
          })}
          all={translate({
            id: 'search.filter.allProducts',
            message: 'All products',
            description: 'Choice of the filter by product',
          })}
          rows={offered}
          counts={counts.product}
          value={filters.product}
          onChoose={(value) => choose('product', value)}
        />
      </div>
    </>
  );
}

interface FilterListProps {
  readonly label: string;
  /** The first choice, which doesn't filter. */
  readonly all: string;
  readonly rows: readonly {readonly value: string; readonly label: string}[];
  readonly counts: ReadonlyMap<string, number>;
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

function FilterList({label, all, rows, counts, value, onChoose}: FilterListProps): ReactNode {
  return (
    <label className={styles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        value={value ?? ''}
        data-chosen={value !== undefined || undefined}
        onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {rows.map((row) => (
          <option key={row.value} value={row.value}>
            {`${row.label} (${counts.get(row.value) ?? 0})`}
          </option>
        ))}
      </select>
    </label>
  );
}

function Count({of}: {readonly of: number}): ReactNode {
  return <span className={styles.count}>{of}</span>;
}

function toKindLabel(kind: HitKind | 'all'): string {
  switch (kind) {
    case 'guide':
      return translate({
        id: 'search.kind.guide',
        message: 'Guides',
        description: 'Kind of search results',
      });
    case 'reference':
      return translate({
        id: 'search.kind.reference',
        message: 'API reference',
        description: 'Kind of search results',
      });
    case 'news':
      return translate({
        id: 'search.kind.news',
        message: 'Blog posts',
        description: 'Kind of search results',
      });
    case 'faq':
      return translate({
        id: 'search.kind.faq',
        message: 'FAQ',
        description: 'Kind of search results',
      });
    case 'glossary':
      return translate({
        id: 'search.kind.glossary',
        message: 'Glossary',
        description: 'Kind of search results',
      });
    case 'page':
      return translate({
        id: 'search.kind.page',
        message: 'Other pages',
        description: 'Kind of search results',
      });
    case 'all':
      return translate({
        id: 'search.kind.all',
        message: 'Everything',
        description: 'Shows search results of every kind',
      });
  }
}
