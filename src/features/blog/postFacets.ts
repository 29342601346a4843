import {countries, type Country} from '@site/src/data/countries';
import {products} from '@site/src/data/products';
import type {Facets} from '@site/src/model/content/filter';

export type PostFacet = 'country' | 'product' | 'kind';

/** What this module reads of a post's metadata. */
export interface PostSource {
  readonly permalink: string;
  readonly frontMatter: object;
  readonly tags: readonly {readonly label: string; readonly permalink: string}[];
}

interface PostMatter {
  readonly countries?: readonly string[];
  readonly products?: readonly string[];
}

/** The countries, products and kinds of a post. Its kinds are its tags. */
export function toPostFacets({frontMatter, tags}: PostSource): Facets<PostFacet> {
  const {countries: places = [], products: names = []} = frontMatter as PostMatter;
  return {country: places, product: names, kind: tags.map(({permalink}) => toTagId(permalink))};
}

/** The values of all posts, in the order of the tables. Kinds are in the order of first use. */
export function toKnownFacets(posts: readonly PostSource[]): Facets<PostFacet> {
  const all = posts.map(toPostFacets);
  return {
    country: countries.filter((value) => all.some(({country}) => country.includes(value))),
    product: products
      .map(({id}) => id)
      .filter((id) => all.some(({product}) => product.includes(id))),
    kind: [...new Set(all.flatMap(({kind}) => kind))],
  };
}

/** The names of a post's products, in the order of the table. */
export function toProductNames(frontMatter: object): readonly string[] {
  const {products: ids = []} = frontMatter as PostMatter;
  return products.filter(({id}) => ids.includes(id)).map(({label}) => label);
}

/** The countries of a post, in the order of the table. */
export function toPostCountries(frontMatter: object): readonly Country[] {
  const {countries: places = []} = frontMatter as PostMatter;
  return countries.filter((country) => places.includes(country));
}

/** The last part of a tag's address, which is its id in every language. */
export function toTagId(permalink: string): string {
  return permalink.slice(permalink.lastIndexOf('/') + 1);
}
