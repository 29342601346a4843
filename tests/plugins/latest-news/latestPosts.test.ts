import {describe, expect, it} from 'vitest';
import {toLatestPosts} from '../../../plugins/latest-news/latestPosts';

const post = (title: string, source: string, frontMatter = {}) => ({
  metadata: {
    title,
    permalink: `/blog/${title}`,
    date: '2026-11-12T00:00:00.000Z',
    source,
    frontMatter,
  },
});

describe('toLatestPosts', () => {
  it('takes the first posts with day, address, countries and the language of their title', () => {
    const blogPosts = [
      post('a', '@site/blog/a.mdx'),
      post('b', '@site/i18n/de/docusaurus-plugin-content-blog/b.mdx'),
      post('c', '@site/blog/c.mdx', {lang: 'es', countries: ['es', 'it']}),
      post('d', '@site/blog/d.mdx'),
    ];
    expect(toLatestPosts({blogPosts}, 3)).toEqual([
      {title: 'a', permalink: '/blog/a', day: '2026-11-12', countries: [], lang: 'en'},
      {title: 'b', permalink: '/blog/b', day: '2026-11-12', countries: [], lang: 'de'},
      {title: 'c', permalink: '/blog/c', day: '2026-11-12', countries: ['es', 'it'], lang: 'es'},
    ]);
  });

  it('is empty without a blog', () => {
    expect(toLatestPosts(undefined, 3)).toEqual([]);
  });
});
