import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {apis} from '@site/src/data/apis';
import {products, type ProductRow} from '@site/src/data/products';
import {outagePages} from '@site/src/data/search';
import {HitLink} from './HitLink';
import {readRecentPages} from './recentPages';

const EXAMPLE = 'E_TSS_LOCKED';

interface SearchStartProps {
  /** The product of the page on which the search was opened. */
  readonly product: ProductRow | undefined;
  readonly onOpen: () => void;
}

/**
 * Where to go from an empty search: the pages with which readers of the section start, the pages of
 * this visit, and the error codes. The arrow keys move between its links. Renders a `<nav>`.
 */
export function SearchStart({product, onOpen}: SearchStartProps): ReactNode {
  const [recent] = useState(readRecentPages);
  return (
    <nav
      className="portal-search-start"
      aria-label={translate({
        id: 'search.start',
        message: 'Suggestions',
        description: 'Name of the links in the empty search dialog',
      })}>
      {product ? (
        <StartList title={product.label}>
          {toStarts(product).map(({to, label}) => (
            <Link key={to} to={to} onClick={onOpen}>
              {label}
            </Link>
          ))}
        </StartList>
      ) : (
        <StartList
          title={translate({
            id: 'search.start.guides',
            message: 'Start with a product',
            description: 'Above links to the start pages of the products',
          })}>
          {products.flatMap(({start, label}) =>
            start === null ? (
              []
            ) : (
              <Link key={start} to={`/${start}`} onClick={onOpen}>
                {label}
              </Link>
            ),
          )}
        </StartList>
      )}
      {recent.length > 0 && (
        <StartList
          title={translate({
            id: 'search.start.recent',
            message: 'Recent pages',
            description: 'Above links to the pages of this visit',
          })}>
          {recent.map(({address, title}) => (
            <HitLink key={address} to={address} onClick={onOpen}>
              {title}
            </HitLink>
          ))}
        </StartList>
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
            {'such as {code}, or see'}
          </Translate>
        </span>
        <Link to="/errors" onClick={onOpen}>
          <Translate id="search.page.errors" description="Link to the page of all error codes">
            All error codes, with cause and remedy
          </Translate>
        </Link>
      </StartList>
    </nav>
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

function toStarts({id, start, api}: ProductRow): readonly {
  readonly to: string;
  readonly label: string;
}[] {
  const outages = outagePages[id];
  const reference = apis.find((row) => row.id === api && row.latest);
  return [
    ...(start === null
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
        ]),
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
