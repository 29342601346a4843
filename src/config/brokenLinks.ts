import type {MarkdownConfig} from '@docusaurus/types';

type BrokenLinkHook = Extract<MarkdownConfig['hooks']['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;

/**
 * What a build that isn't strict does with a link to a file that doesn't exist: it says so and goes on. The link becomes an anchor that doesn't exist either, so
 * that the check of anchors reports it in every build, also where the page comes from the bundler's cache and this function isn't called.
 */
export const warnOfBrokenFile: BrokenLinkHook = ({sourceFilePath, url, node}) => {
  const line = node.position?.start.line;
  console.warn(`[WARNING] ${toBrokenFileText(`${sourceFilePath}${line === undefined ? '' : `:${line}`}`, url)}`);
  return `#${url}`;
};

/** The file that a broken anchor named before it became one; `undefined` for other anchors. */
export function toBrokenFile(link: string): string | undefined {
  return /^#(.+\.mdx?(?:[?#].*)?)$/.exec(link)?.[1];
}

/** What is wrong with a link to a file, and what to do. */
export function toBrokenFileText(place: string, url: string): string {
  return `${place}: the link ${url} leads to no file. Correct the path.`;
}
