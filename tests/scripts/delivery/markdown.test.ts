import {describe, expect, it} from 'vitest';
import {
  toMarkdown,
  toMarkdownFile,
  toMarkdownPage,
} from '../../../scripts/lib/delivery/markdown/page';
import {toReferenceMarkdown} from '../../../scripts/lib/delivery/markdown/reference';
import {readDocument} from '../../../scripts/lib/page/document';
import {toPagePath} from '../../../scripts/lib/page/readPages';
import {api} from '../../support/rows';

const url = 'https://developer.example/sign-de/outages';

function convert(html: string): string {
  return toMarkdown(readDocument(`<main>${html}</main>`).text, url);
}

describe('HTML as Markdown', () => {
  it.each<readonly [name: string, html: string, markdown: string]>([
    [
      'paragraphs and marks',
      '<p>One <strong>two</strong> <em>three</em> <code>a`b</code>.<p>Four',
      'One **two** *three* ``a`b``.\n\nFour',
    ],
    [
      'headings without their link',
      '<h2 id=a>Rules<a href=#a class=hash-link>​</a></h2>',
      '## Rules',
    ],
    [
      'links, absolute',
      '<p><a href=/x>x</a>, <a href=#y>y</a>, <a href="/z_(1)">z</a>',
      `[x](https://developer.example/x), [y](${url}#y), [z](https://developer.example/z_%281%29)`,
    ],
    [
      'citations by their short names, whatever spaces keep their parts together',
      '<p>Must <a data-read=law href=https://law.example>§\u00a0146a (2) AO</a>.',
      'Must [§ 146a (2) AO].\n\n[§ 146a (2) AO]: https://law.example/',
    ],
    [
      'signs that mean themselves',
      '<p>Veri*factu, snake_case, _x_, [a], &lt;b>, 1 &lt; 2',
      'Veri\\*factu, snake_case, \\_x\\_, \\[a], \\<b>, 1 < 2',
    ],
    ['lines that look like lists', '<p>1. of May<p># one', '1\\. of May\n\n\\# one'],
    [
      'lists with lists and without closing tags',
      '<ul><li>a<ul><li>b</ul><li><p>c</ul>',
      '- a\n  - b\n- c',
    ],
    [
      'ordered lists that go on',
      '<ol start=4><li>a<li>b<pre><code>x\ny</code></pre></ol>',
      '4. a\n\n5. b\n\n   ```\n   x\n   y\n   ```',
    ],
    [
      'tables without closing tags',
      '<table><thead><tr><th>A<th>B<tbody><tr><td>1 | 2<td>x<br>y<tr><td><ul><li>p<li>q</ul><td></table>',
      '| A | B |\n| --- | --- |\n| 1 \\| 2 | x<br>y |\n| - p<br>- q | |',
    ],
    [
      'code with its language',
      '<div class="language-json theme-code-block"><div><span data-read=title>a.json</span></div><pre><code><span>{}<!-- -->\n</span></code></pre><button>Copy</button></div>',
      '**a.json**\n\n```json\n{}\n```',
    ],
    [
      'code with fences in it',
      '<pre><code class=language-md>```\na\n```</code></pre>',
      '````md\n```\na\n```\n````',
    ],
    [
      'admonitions',
      '<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>Costs money</div><div><p>One.<p>Two.</div></div>',
      '> **Costs money**\n>\n> One.\n>\n> Two.',
    ],
    [
      'pictures by their lists',
      '<figure data-figure=x><div><svg aria-hidden=true><text>no</text></svg><div><p>Phase</p><ol start=2><li><span>Till → API</span> Start</ol></div></div><figcaption>A sale</figcaption></figure>',
      '*A sale*\n\nPhase\n\n2. Till → API Start',
    ],
    [
      'tables of data with their files',
      '<figure><figcaption><span>Codes <a data-read=law href=https://law.example>L 1</a></span><span><a href=/d.json>JSON</a><a href=/d.csv>CSV</a></span></figcaption><table><tr><th>C<tr><td><code>a</code></table></figure>',
      '*Codes [L 1]* · [JSON](https://developer.example/d.json) · [CSV](https://developer.example/d.csv)\n\n| C |\n| --- |\n| `a` |\n\n[L 1]: https://law.example/',
    ],
    [
      'examples once, with their answers',
      '<figure><figcaption><span data-method=put>PUT</span><a title="Create a TSS" href=/api/k/v2#op><wbr>/tss<wbr>/{id}</a><span>SIGN DE v2</span></figcaption><div role=tablist><button>HTTP</button></div><div role=tabpanel><div class="language-http theme-code-block"><pre><code>PUT /tss/1</code></pre></div></div><div><p><span>Response</span><span>200 OK</span></p><div class="language-json theme-code-block"><pre><code>{}</code></pre></div></div></figure>',
      '**PUT [/tss/{id}](https://developer.example/api/k/v2#op)**: Create a TSS, SIGN DE v2\n\n```http\nPUT /tss/1\n```\n\nResponse 200 OK\n\n```json\n{}\n```',
    ],
    ['details', '<details><summary>As a table</summary><p>x</details>', '**As a table**\n\nx'],
    [
      'questions',
      '<details><summary><h3>Why?</h3></summary><div><p>x</div></details>',
      '### Why?\n\nx',
    ],
    [
      'definitions',
      '<dl><div><dt>till<dfn>Kasse</dfn><dd>Sells.</div></dl>',
      '- **till · Kasse**\n  Sells.',
    ],
    [
      'images with their text',
      '<p><img src=/i.png alt="A receipt"><img src=/d.png alt="">',
      '![A receipt](https://developer.example/i.png)',
    ],
    [
      'drawings by their name',
      '<div role=img aria-label="Example receipt"><p>4,50</div>',
      '*Example receipt*',
    ],
    [
      'nothing of the interface',
      '<nav>no</nav><p>yes <button>no</button><span role=tooltip>no</span></p><p role=note>no</p>',
      'yes',
    ],
  ])('%s', (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });
});

describe('toMarkdownPage', () => {
  const page = toMarkdownPage(
    readDocument(
      `<html lang=de><head><title>Outages | developer</title><meta name=description content="What the law asks."><link rel=canonical href=${url}></head><body><nav>no</nav><main><article lang=en><div class="theme-doc-markdown markdown"><header><p>SIGN DE<h1>Outages</h1><p>What the law asks.<p>Facts checked on <time datetime=2026-11-20>November 20</time></header><p>Text <a data-read=law href=https://law.example>§ 1 AO</a>.</div><footer>no</footer></article></main></body></html>`,
    ),
    'https://developer.example/de/sign-de/outages',
  );

  it('reads head and text of a guide', () => {
    expect(page).toEqual({
      title: 'Outages',
      description: 'What the law asks.',
      url: 'https://developer.example/de/sign-de/outages',
      canonical: url,
      language: 'en',
      reviewed: '2026-11-20',
      body: 'Text [§ 1 AO].\n\n[§ 1 AO]: https://law.example/',
    });
  });

  it('begins the file with title, description, addresses, language and day', () => {
    expect(toMarkdownFile(page).split('\n').slice(0, 10)).toEqual([
      '---',
      'title: "Outages"',
      'description: "What the law asks."',
      'url: "https://developer.example/de/sign-de/outages"',
      `original: "${url}"`,
      'language: "en"',
      'last_checked: 2026-11-20',
      '---',
      '',
      '# Outages',
    ]);
  });

  it('recognizes a post and states its date and language', () => {
    const post = toMarkdownPage(
      readDocument(
        `<html lang=de><head><meta name=description content="In 7&nbsp;days"></head><body><main><article><header><h1>News&nbsp;7</h1><time datetime=2026-11-12T00:00:00.000Z>12</time></header><div lang=en><div id=__blog-post-container class=markdown><p>Text</p></div></div><footer>tags</footer></article></main></body></html>`,
      ),
      'https://developer.example/de/blog/news',
    );
    expect(post).toMatchObject({
      title: 'News 7',
      description: 'In 7 days',
      published: '2026-11-12',
      language: 'en',
      body: 'Text',
    });
  });
});

describe('toReferenceMarkdown', () => {
  it('lists the specification’s files and every operation under its tag', () => {
    const text = toReferenceMarkdown(
      api({}),
      {
        openapi: '3.1.0',
        info: {title: 'Orders', summary: 'Takes orders.', version: '1.2.0'},
        tags: [{name: 'Orders'}],
        paths: {
          '/orders': {
            parameters: [],
            get: {summary: 'List orders', tags: ['Orders']},
            post: {tags: ['Orders'], deprecated: true},
          },
        },
      },
      'https://developer.example/',
    );
    expect(text).toBe(
      'Takes orders. Release 1.2.0.\n\n## Specification\n\n- [OpenAPI, YAML](https://developer.example/openapi/orders/v1.bundled.yaml)\n- [OpenAPI, JSON](https://developer.example/openapi/orders/v1.bundled.json)\n- [Postman collection](https://developer.example/postman/orders-v1.json)\n\n## Operations\n\n### Orders\n\n- `GET /orders`: List orders\n- `POST /orders` (deprecated)',
    );
  });

  it.each([
    '~~~',
    '# Rules',
    '> Note',
    '- One',
    '1. One',
    '1) One',
    '+ One',
    '--- One',
    '<!-- One',
  ])('takes the summary %j for text', (summary) => {
    const [line = ''] = toReferenceMarkdown(
      api({}),
      {openapi: '3.1.0', info: {title: 'Orders', summary, version: '1'}, paths: {}},
      'https://developer.example/',
    ).split('\n');
    expect(line.replaceAll('\\', '')).toBe(`${summary} Release 1.`);
    expect(line).toMatch(/^(?:\\|\d\\)/);
  });
});

it.each([
  ['index.html', '/'],
  ['de/index.html', '/de/'],
  ['sign-de/outages.html', '/sign-de/outages'],
])('the address of %s is %s', (file, address) => {
  expect(toPagePath(file)).toBe(address);
});
