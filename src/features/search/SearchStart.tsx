import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {apis} from '@site/src/data/apis';
import {countryNames} from '@site/src/data/countries';
import type {LocaleId} from '@site/src/data/locales';
import {products, type ProductRow} from '@site/src/data/products';
import {outagePages} from '@site/src/data/search';
import {OwnGuideLink} from '@site/src/features/language/OwnGuideLink';
import {HitLink} from './HitLink';
import {readRecentPages, type RecentPage} from './recentPages';
import styles from './SearchStart.module.css';

const EXAMPLE = 'E_TSS_LOCKED';

interface SearchStartProps {
  /** The product of the page on which the search was opened. */
  readonly product?: ProductRow | undefined;
  /** Whether there is space for every product with its pages. */
  readonly hasAll?: boolean;
  /** Further lists, such as recent searches. */
  readonly lists?: readonly {readonly title: string; readonly pages: readonly RecentPage[]}[];
  readonly onOpen?: () => void;
}

/**
 * Where to go from an empty search: the pages with which readers of the section start, the pages of
 * this visit, and the error codes. In the dialog, the arrow keys move between its links. Renders a
 * `<nav>`.
 */
export function SearchStart({
  product,
  hasAll = false,
  lists = [],
  onOpen,
}: SearchStartProps): ReactNode {
  const [recent] = useState(readRecentPages);
  const all = translate({
    id: 'search.start.guides',
    message: 'Start with a product',
    description: 'Above links to the start pages of the products',
  });
  const visited = {
    title: translate({
      id: 'search.start.recent',
      message: 'Recent pages',
      description: 'Above links to the pages of this visit',
    }),
    pages: recent,
  };
  return (
    <nav
      className={styles.start}
      data-all={hasAll || undefined}
      aria-label={translate({
        id: 'search.start',
        message: 'Suggestions',
        description: 'Name of the links in the empty search dialog',
      })}>
      {product && (
        <StartList title={product.label}>
          {[...toStart(product), ...toPages(product)].map(({to, label}) => (
            <OwnGuideLink key={to} to={to} onClick={onOpen}>
              {label}
            </OwnGuideLink>
          ))}
        </StartList>
      )}
      {!product && !hasAll && (
        <StartList title={all}>
          {products.map((row) => {
            // Without guides, it is the reference.
            const first = toStart(row)[0] ?? toPages(row).at(-1);
            return (
              first && (
                <OwnGuideLink key={row.id} to={first.to} onClick={onOpen}>
                  {row.label}
                </OwnGuideLink>
              )
            );
          })}
        </StartList>
      )}
      {[...lists, visited].map(
        ({title, pages}) =>
          pages.length > 0 && (
            <StartList key={title} title={title}>
              {pages.map((page) => (
                <HitLink key={page.address} to={page.address} onClick={onOpen}>
                  {page.title}
                </HitLink>
              ))}
            </StartList>
          ),
      )}
      <StartList
        title={translate({
          id: 'search.start.error',
          message: 'Type an error code',
          description: 'In the empty search dialog, above an example and a link to all codes',
        })}>
        <span>
          <Translate
            id="search.start.example"
            description="Example of an error code that can be searched for"
            values={{code: <code key="code">{EXAMPLE}</code>}}>
            {'For example {code}'}
          </Translate>
        </span>
        <Link to="/errors" onClick={onOpen}>
          <Translate id="search.page.errors" description="Link to the page of all error codes">
            All error codes, with cause and remedy
          </Translate>
        </Link>
        <Link to="/check" onClick={onOpen}>
          <Translate id="check.link" description="Link to the page that checks receipts">
            Check a receipt
          </Translate>
        </Link>
      </StartList>
      {hasAll && (
        <section>
          <h2>{all}</h2>
          <ProductRows />
        </section>
      )}
    </nav>
  );
}

/** Every product with its country and pages. */
function ProductRows(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const names = countryNames[currentLocale as LocaleId];
  return (
    <ul>
      {products.map((product) => {
        const [start] = toStart(product);
        return (
          <li key={product.id}>
            <strong>
              {start ? <OwnGuideLink to={start.to}>{product.label}</OwnGuideLink> : product.label}
            </strong>
            {product.country !== 'any' && <span>{names[product.country]}</span>}
            <div>
              {/* What few products have comes last, so that the others are in columns. */}
              {[...toPages(product)].reverse().map(({to, label}) => (
                <OwnGuideLink key={to} to={to}>
                  {label}
                </OwnGuideLink>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface StartListProps {
  readonly title: string;
  readonly children: ReactNode;
}

function StartList({title, children}: StartListProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

interface StartLink {
  readonly to: string;
  readonly label: string;
}

/** The first page of a product's guides, if it has any. */
function toStart({start}: ProductRow): readonly StartLink[] {
  return start === null
    ? []
    : [
        {
          to: `/${start}`,
          label: translate({
            id: 'search.start.begin',
            message: 'Start here',
            description: 'Link to the first page of a product’s guides',
          }),
        },
      ];
}

/** What readers of a product look for in a hurry. */
function toPages({id, api}: ProductRow): readonly StartLink[] {
  const outages = outagePages[id];
  const reference = apis.find((row) => row.id === api && row.latest);
  return [
    ...(outages === undefined
      ? []
      : [
          {
            to: `/${outages}`,
            label: translate({
              id: 'search.start.outages',
              message: 'Outages',
              description: 'Link to what to do if signing fails',
            }),
          },
        ]),
    {
      to: `/errors?product=${id}`,
      label: translate({
        id: 'search.start.errors',
        message: 'Error codes',
        description: 'Link to the error codes of a product',
      }),
    },
    ...(reference === undefined
      ? []
      : [
          {
            to: reference.path,
            label: translate({
              id: 'search.start.reference',
              message: 'API reference',
              description: 'Link to the reference of a product’s API',
            }),
          },
        ]),
  ];
}
