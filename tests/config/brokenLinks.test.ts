import {afterEach, describe, expect, it, vi} from 'vitest';
import {toBrokenFile, warnOfBrokenFile} from '../../src/config/brokenLinks';

afterEach(() => vi.restoreAllMocks());

describe('a link to a missing file', () => {
  const position = {start: {line: 12, column: 3}, end: {line: 12, column: 9}};

  it('is reported with file and line, and becomes an anchor that the check of every build reports', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const url = './missing.mdx#setup';
    expect(
      warnOfBrokenFile({
        sourceFilePath: 'docs/a.mdx',
        url,
        node: {type: 'link', url, children: [], position},
      }),
    ).toBe('#./missing.mdx#setup');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[WARNING] docs/a.mdx:12: the link ./missing.mdx#setup leads to no file. Correct the path.',
    );
  });

  it('is distinguished from other anchors', () => {
    expect(['#./missing.mdx#setup', '#../a/b.md', '#setup', '/a#b.mdx'].map(toBrokenFile)).toEqual([
      './missing.mdx#setup',
      '../a/b.md',
      undefined,
      undefined,
    ]);
  });
});
