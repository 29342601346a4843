import {Children, isValidElement, useCallback, useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useMDXComponents} from '@mdx-js/react';
import {products} from '@site/src/data/products';
import {FilterBar} from '@site/src/features/filter/FilterBar';
import {useFilter} from '@site/src/features/filter/useFilter';
import type {ErrorMeaning, IndexedError} from '@site/src/model/openapi/errorIndex';
import styles from './ErrorCodes.module.css';
import {ErrorCodes, ErrorFilter, parseErrorCodes, type ErrorCodesProps} from './ErrorCodes';

const productOf = new Map<string, string>(products.map(({id, api}) => [api, id]));
const known = {product: products.map(({id}) => id)};

interface Section {
  readonly content: readonly ReactNode[];
  readonly codes: readonly IndexedError[];
}

/**
 * The error codes of several HTTP statuses below a filter by word and product: second-level
 * headings, each with its text and an `<ErrorCodes>`. Shows of each code what the chosen product
 * says.
 */
export function ErrorList({children}: {readonly children: ReactNode}): ReactNode {
  const {h2} = useMDXComponents();
  const sections = useMemo(() => toSections(children, h2), [children, h2]);
  const entries = useMemo(
    () => sections.flatMap(({codes}) => codes.flatMap(toEntries)),
    [sections],
  );
  const filter = useFilter(entries, known);
  const {shown} = filter;
  const isShown = useCallback(
    (code: string, {apis}: ErrorMeaning) =>
      apis.some(({id}) => shown.has(toEntryId(code, productOf.get(id)))),
    [shown],
  );
  const total = sections.reduce((sum, {codes}) => sum + codes.length, 0);
  const count = new Set([...shown].map((entry) => entry.split(' ')[0])).size;
  return (
    <>
      <FilterBar
        filter={filter}
        fieldLabel={translate({
          id: 'figures.error.filter',
          message: 'Filter by code or word',
          description: 'Label of the field above the list of error codes',
        })}
        facets={[
          {
            name: 'product',
            label: (
              <Translate id="filter.product" description="Label of the filter by product">
                Product
              </Translate>
            ),
            options: products.map(({id, label}) => ({value: id, label})),
          },
        ]}
        toStatus={() =>
          translate(
            {
              id: 'figures.error.count',
              message: '{count} of {total} error codes',
              description: 'How many error codes a filter shows',
            },
            {count, total},
          )
        }
      />
      <ErrorFilter value={isShown}>
        {sections.map(({content, codes}, index) => (
          <section
            key={index}
            className={styles.section}
            hidden={
              !codes.some(({code, meanings}) => meanings.some((meaning) => isShown(code, meaning)))
            }>
            {content}
          </section>
        ))}
      </ErrorFilter>
    </>
  );
}

/** The content in parts, one per heading. */
function toSections(content: ReactNode, h2: unknown): readonly Section[] {
  const sections: {content: ReactNode[]; codes: IndexedError[]}[] = [];
  for (const part of Children.toArray(content)) {
    const element = isValidElement<ErrorCodesProps>(part) ? part : undefined;
    if (element?.type === h2) sections.push({content: [], codes: []});
    sections.at(-1)?.content.push(part);
    if (element?.type === ErrorCodes)
      sections.at(-1)?.codes.push(...parseErrorCodes(element.props));
  }
  return sections;
}

/** What a code means in the APIs of one product, which is what readers look for. */
function toEntries({code, meanings}: IndexedError) {
  const texts = new Map<string, string>();
  for (const {apis, status, cause, remedy} of meanings)
    for (const {id, label} of apis) {
      const product = productOf.get(id) ?? '';
      const text = `${code} ${status} ${label} ${cause} ${remedy}`.replaceAll('`', '');
      texts.set(product, `${texts.get(product) ?? ''} ${text}`);
    }
  return [...texts].map(([product, text]) => ({
    id: toEntryId(code, product),
    facets: {product: [product]},
    text,
  }));
}

function toEntryId(code: string, product = ''): string {
  return `${code} ${product}`;
}
