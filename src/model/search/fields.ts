import {countries, type Country} from '../../data/countries';
import {products} from '../../data/products';
import {isRecord} from '../json/record';

/** What a page is, in the order of the filter. */
const hitKinds = ['guide', 'reference', 'news', 'faq', 'glossary', 'page'] as const;

export type HitKind = (typeof hitKinds)[number];

/** The fields of a page by which readers filter, and by which its section comes first. */
export interface PageFields {
  readonly kind: HitKind;
  /** IDs of products. */
  readonly products: readonly string[];
  readonly countries: readonly string[];
}

/** The names of the fields in records and filters. */
export const fieldNames = ['country', 'product', 'kind'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The values that a field can have, in the order of its filter. */
export const fieldValues: Readonly<Record<FieldName, readonly string[]>> = {
  country: countries,
  product: products.map(({id}) => id),
  kind: hitKinds,
};

/** The values by which results are filtered. */
export type FieldFilters = Readonly<Partial<Record<FieldName, string>>>;

/** The number of results by value of each field. */
export type FieldCounts = Readonly<Record<FieldName, ReadonlyMap<string, number>>>;

/** Filters in the form of a query. `without` leaves one field out, so that its values can be counted. */
export function toFieldFilters(filters: FieldFilters, without?: FieldName): readonly string[] {
  return fieldNames.flatMap((name) =>
    filters[name] === undefined || name === without ? [] : `${name}:${filters[name]}`,
  );
}

/**
 * The counts of a field in an answer. Counts come from a search service, so only those of known
 * values that are numbers count.
 */
export function toCounts(facets: unknown, name: FieldName): ReadonlyMap<string, number> {
  const own = isRecord(facets) && isRecord(facets[name]) ? facets[name] : {};
  return new Map(
    fieldValues[name].flatMap((value) => {
      const count = Object.hasOwn(own, value) ? own[value] : 0;
      return typeof count === 'number' && Number.isSafeInteger(count) && count > 0
        ? [[value, count] as const]
        : [];
    }),
  );
}

/** The product with a name, or with the name of its API: `SIGN DE`, `SIGN ES local API`. */
export function findProduct(group: string): (typeof products)[number] | undefined {
  const name = group.replace(/(?: local)? API$/, '');
  return products.find(({label}) => label === name || label === group);
}

/** The fields of a page of a product, or of none. */
export function toPageFields(kind: HitKind, group: string): PageFields {
  const product = findProduct(group);
  return {
    kind,
    products: product === undefined ? [] : [product.id],
    countries: product === undefined || product.country === 'any' ? [] : [product.country],
  };
}

/** The values of a field on a page. */
export function readField(
  {kind, products: own, countries}: PageFields,
  name: FieldName,
): readonly string[] {
  return name === 'kind' ? [kind] : name === 'product' ? own : countries;
}

/** The names of a country in a reader's language and in English. */
export type CountryNames = Readonly<Partial<Record<Country, string>>>;
