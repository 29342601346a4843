import type {MarkdownConfig} from '@docusaurus/types';

type BrokenLinkHook = Extract<
  MarkdownConfig['hooks']['onBrokenMarkdownLinks'],
  (...args: never[]) => unknown
>;

/**
 * Handles a link to a missing file in builds that aren't strict: logs a warning and continues. The
 * link becomes an anchor that doesn't exist either. So the anchor check reports it in every build,
 * even if the page comes from the bundler's cache and this function isn't called.
 */
export const warnOfBrokenFile: BrokenLinkHook = ({sourceFilePath, url, node}) => {
  const line = node.position?.start.line;
  console.warn(
    `[WARNING] ${toBrokenFileText(`${sourceFilePath}${line === undefined ? '' : `:${line}`}`, url)}`,
  );
  return `#${url}`;
};

/** The missing file that a broken anchor represents; `undefined` for other anchors. */
export function toBrokenFile(link: string): string | undefined {
  return /^#(.+\.mdx?(?:[?#].*)?)$/.exec(link)?.[1];
}

/** The message about a link to a missing file, with its remedy. */
export function toBrokenFileText(place: string, url: string): string {
  return `${place}: the link ${url} leads to no file. Correct the path.`;
}
