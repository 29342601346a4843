import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {countries} from '@site/src/data/countries';
import {products} from '@site/src/data/products';
import {FilterBar} from '@site/src/features/filter/FilterBar';
import {useFilter} from '@site/src/features/filter/useFilter';
import BlogPostItems, {type Props} from '@theme/BlogPostItems';
import {toKnownFacets, toPostFacets, toTagId} from './postFacets';
import {useCountryName} from '@site/src/features/language/useCountryName';

/** All posts, with filters by country, product and kind. The address contains what is chosen. */
export function PostList({items}: Pick<Props, 'items'>): ReactNode {
  const posts = useMemo(() => items.map(({content}) => content.metadata), [items]);
  const known = useMemo(() => toKnownFacets(posts), [posts]);
  const entries = useMemo(
    () => posts.map((post) => ({id: post.permalink, facets: toPostFacets(post)})),
    [posts],
  );
  const filter = useFilter(entries, known);
  const toName = useCountryName();
  const kinds = new Map(
    posts.flatMap(({tags}) => tags.map(({permalink, label}) => [toTagId(permalink), label])),
  );
  return (
    <>
      <FilterBar
        filter={filter}
        facets={[
          {
            name: 'country',
            label: (
              <Translate id="filter.country" description="Label of the filter by country">
                Country
              </Translate>
            ),
            options: countries
              .filter((value) => known.country.includes(value))
              .map((value) => ({value, label: toName(value)})),
          },
          {
            name: 'product',
            label: (
              <Translate id="filter.product" description="Label of the filter by product">
                Product
              </Translate>
            ),
            options: products
              .filter(({id}) => known.product.includes(id))
              .map(({id, label}) => ({value: id, label})),
          },
          {
            name: 'kind',
            label: (
              <Translate id="filter.kind" description="Label of the filter by kind of post">
                Kind
              </Translate>
            ),
            options: known.kind.map((value) => ({value, label: kinds.get(value)})),
          },
        ]}
        toStatus={(count, total) =>
          translate(
            {
              id: 'blog.count',
              message: '{count} of {total} posts',
              description: 'How many posts a filter shows',
            },
            {count, total},
          )
        }>
        <Link to="/blog/archive">
          <Translate id="blog.archive.title" description="Title of the blog archive">
            All posts by year
          </Translate>
        </Link>
      </FilterBar>
      <BlogPostItems
        items={items.filter(({content}) => filter.shown.has(content.metadata.permalink))}
      />
    </>
  );
}
