import {describe, expect, it} from 'vitest';
import {readFeedDescription, toFeedContent, toFeedItems} from '../../src/config/feeds';

describe('toFeedContent', () => {
  it('removes definitions that show on request from sentences', () => {
    expect(
      toFeedContent(
        '<p>the <span class="f"><dfn tabindex="0" aria-describedby="d">TSE</dfn><span role="tooltip" id="d">A <em>device</em><br>.</span></span> rules</p>',
      ),
    ).toBe('<p>the <span><dfn>TSE</dfn></span> rules</p>');
  });

  it('removes links to headings, buttons and tab rows', () => {
    expect(
      toFeedContent(
        '<h2 id="dates" class="anchor">Dates<a class="hash-link" href="#dates">​</a></h2><div role="tablist"><button>cURL</button></div>',
      ),
    ).toBe('<h2>Dates</h2>');
  });

  it('keeps links, images, times, languages and escaped characters', () => {
    const html =
      '<a href="https://x.example/?a=1&amp;b=2" lang="es">1 &lt; 2 &amp; 3</a><img src="https://x.example/a.png" alt="&quot;A&quot;"><time datetime="2027-01-01">1 January</time>';
    expect(toFeedContent(html)).toBe(html);
  });
});

describe('toFeedItems', () => {
  const toItem = (name: string) => ({
    link: `https://x.example/de/blog/${name}`,
    content: '<p>A</p>',
  });
  const toPost = (name: string, translated: readonly string[]) => ({
    metadata: {permalink: `/de/blog/${name}`, frontMatter: {translated}},
  });

  it('mark posts that are in another language than the feed', () => {
    const items = toFeedItems(
      [toItem('new'), toItem('old')],
      [toPost('new', ['en', 'de']), toPost('old', ['en'])],
      'de',
    );
    expect(items.map(({content}) => content)).toEqual([
      '<p>A</p>',
      '<div lang="en"><p>A</p></div>',
    ]);
  });

  it('leave items without text as they are', () => {
    const item = {link: 'https://x.example/de/blog/new'};
    expect(toFeedItems([item], [toPost('new', ['en'])], 'de')).toEqual([item]);
  });
});

describe('readFeedDescription', () => {
  it('is the blog’s in the language, and the original in English', () => {
    expect(readFeedDescription('de', 'x')).toMatch(/^Gesetzesänderungen/);
    expect(readFeedDescription(undefined, 'Changes of law')).toBe('Changes of law');
    expect(readFeedDescription('pt', 'Changes of law')).toBe('Changes of law');
  });
});
