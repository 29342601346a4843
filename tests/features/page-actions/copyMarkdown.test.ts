import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {copyMarkdown} from '../../../src/features/page-actions/copyMarkdown';

const fetching = vi.fn<typeof fetch>();
const markdown = (body: string, type = 'text/markdown; charset=utf-8', status = 200): Response =>
  new Response(body, {status, headers: {'Content-Type': type}});
let copied: string[];

/** A clipboard like in browsers, with or without support for promises of texts. */
function provide({promises, refuses = false}: {promises: boolean; refuses?: boolean}): void {
  const take = async (text: string | Promise<Blob>): Promise<void> => {
    const content = typeof text === 'string' ? text : await (await text).text();
    if (refuses) throw new DOMException('Write permission denied.', 'NotAllowedError');
    copied.push(content);
  };
  class Item {
    constructor(readonly parts: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', promises ? Item : undefined);
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: take,
      ...(promises ? {write: ([item]: readonly Item[]) => take(item!.parts['text/plain']!)} : {}),
    },
  });
}

beforeEach(() => {
  copied = [];
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
});

describe.each([{promises: true}, {promises: false}])(
  'copyMarkdown, clipboard with promises: $promises',
  (clipboard) => {
    it('copies the file exactly', async () => {
      provide(clipboard);
      fetching.mockResolvedValue(markdown('# Title\n\nText\n'));
      await copyMarkdown('/a.md', 1000);
      expect(copied).toEqual(['# Title\n\nText\n']);
      expect(fetching).toHaveBeenCalledExactlyOnceWith('/a.md', expect.anything());
    });

    it.each([
      [
        'a page in place of the file',
        () => Promise.resolve(markdown('<!doctype html>', 'text/html')),
      ],
      ['404', () => Promise.resolve(markdown('no', undefined, 404))],
      ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('fails on %s and copies nothing', async (_name, answer) => {
      provide(clipboard);
      fetching.mockImplementation(answer);
      await expect(copyMarkdown('/a.md', 1000)).rejects.toThrow();
      expect(copied).toEqual([]);
    });

    it('fails if the browser does not let pages copy', async () => {
      provide({...clipboard, refuses: true});
      fetching.mockResolvedValue(markdown('# Title'));
      await expect(copyMarkdown('/a.md', 1000)).rejects.toThrow('denied');
    });
  },
);
