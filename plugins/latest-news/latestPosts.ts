/** The landing page's data about a post. */
export interface LatestPost {
  readonly title: string;
  readonly permalink: string;
  /** Date of publication, ISO 8601. */
  readonly day: string;
  readonly countries: readonly string[];
  /** Language of the title. */
  readonly lang: string;
}

interface BlogContent {
  readonly blogPosts: readonly {
    readonly metadata: {
      readonly title: string;
      readonly permalink: string;
      readonly date: Date | string;
      readonly source: string;
      readonly frontMatter: Readonly<Record<string, unknown>>;
    };
  }[];
}

/** The newest posts in the blog plugin's content, newest first; empty if there is no blog. */
export function toLatestPosts(content: unknown, count: number): readonly LatestPost[] {
  if (!isBlogContent(content)) return [];
  return content.blogPosts
    .slice(0, count)
    .map(({metadata: {title, permalink, date, source, frontMatter}}) => ({
      title,
      permalink,
      day: new Date(date).toISOString().slice(0, 10),
      countries: Array.isArray(frontMatter.countries) ? frontMatter.countries.map(String) : [],
      lang:
        typeof frontMatter.lang === 'string'
          ? frontMatter.lang
          : (/^@site\/i18n\/([^/]+)\//.exec(source)?.[1] ?? 'en'),
    }));
}

function isBlogContent(content: unknown): content is BlogContent {
  return (
    typeof content === 'object' &&
    content !== null &&
    Array.isArray((content as {blogPosts?: unknown}).blogPosts)
  );
}
