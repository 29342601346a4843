import {describe, expect, it} from 'vitest';
import {toPageMarkup} from '../../../plugins/api-reference/render/markdown';
import {toSafeHtml} from '../../../plugins/api-reference/render/sanitizer';

describe('toSafeHtml', () => {
  it.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a picture', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['a link that runs a script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['the same in entities', '<a href="java&#115;cript&colon;alert(1)">a</a>', '<a>a</a>'],
    [
      'the same with what browsers skip',
      '<a href="&#1;java&Tab;script:alert(1)">a</a>',
      '<a>a</a>',
    ],
    ['data as a page', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    [
      'another site without a scheme',
      '<a href="//other.example/">a</a><a href="\\\\other.example">b</a>',
      '<a>a</a><a>b</a>',
    ],
    [
      'ids, names and styles',
      '<p id="__docusaurus" name="location" style="position:fixed" class="navbar">a</p>',
      '<p>a</p>',
    ],
    [
      'classes of the interface beside those of code',
      '<span class="token button keyword">a</span>',
      '<span class="token keyword">a</span>',
    ],
    [
      'the class that we give short code',
      '<code class="whole">a</code>',
      '<code class="">a</code>',
    ],
    ['a form', '<form action="/x"><input name="a"><button formaction="/y">b</button></form>', 'b'],
    [
      'a frame, a base, a refresh, a sheet',
      '<iframe srcdoc="x"></iframe><base href="//x"><meta http-equiv="refresh"><style>*{}</style><link href="x">',
      '',
    ],
    [
      'SVG and MathML',
      '<svg><style><a id="</style><img src=1 onerror=alert(1)>"></svg><math><mtext><img onerror=alert(1)></mtext></math>',
      '',
    ],
    [
      'a link in other schemes',
      '<a href="blob:https://a/b">a</a><a href="filesystem:https://a/b">b</a><a href="https:a.example">c</a>',
      '<a>a</a><a>b</a><a>c</a>',
    ],
    [
      'a link that runs a script, with what cannot be seen',
      '<a href="java\u200bscript:alert(1)">a</a><a href="\u2028javascript:alert(1)">b</a>',
      '<a>a</a><a>b</a>',
    ],
    ['entities without an end', '<a href="&#106avascript&#58alert(1)">a</a>', '<a>a</a>'],
    [
      'attributes that act',
      '<a ping="https://a" target="_blank" is="a-b" slot="c" part="d" popover autofocus tabindex=1>a</a>',
      '<a>a</a>',
    ],
    [
      'the second of two addresses',
      '<a href="https://a.example" href="javascript:alert(1)">a</a>',
      '<a href="https://a.example">a</a>',
    ],
    [
      'elements and attributes with a prefix',
      '<svg:script>a</svg:script><x:a xlink:href="javascript:alert(1)">b</x:a>',
      'ab',
    ],
    [
      'names that objects have',
      '<a constructor="a" __proto__="b">c</a><constructor>d</constructor>',
      '<a>c</a>d',
    ],
    [
      'what a comment ends too early',
      '<!--><img src=x onerror=alert(1)>--><!-- --!><img src=x onerror=alert(1)>',
      '-->',
    ],
    [
      'markup moved out of a table',
      '<table><a href="javascript:alert(1)"><tr><td><style><img src=x onerror=alert(1)></style>a</table>',
      '<a></a><table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'HTML in MathML',
      '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
      '',
    ],
    ['cells without a table', '<td>a</td><tr>b</tr>', 'ab'],
  ])('drops %s', (_name, html, safe) => {
    const result = toSafeHtml(html);
    expect(result).toBe(safe);
    expect(toSafeHtml(result)).toBe(result);
  });

  it.each([
    [
      'links',
      '<a href="https://docs.example/a?b=c&amp;d" title="e">f</a> <a href="#operation/a">g</a> <a href="mailto:a@b.example">h</a>',
    ],
    [
      'text and lists',
      '<h3>a</h3>\n<p>b <em>c</em> <strong>d</strong> <del>e</del><br>f</p>\n<ol start="3">\n<li>g</li>\n</ol>\n<hr>\n<blockquote><p>h</p></blockquote>',
    ],
    [
      'code',
      '<pre><code class="language-json"><span class="token punctuation">{</span>&lt;a> &amp;lt;</code></pre>',
    ],
    [
      'tables',
      '<table><thead><tr><th align="right">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
  ])('keeps %s', (_name, html) => {
    expect(toSafeHtml(html)).toBe(html);
  });
});

describe('toPageMarkup', () => {
  it('keeps the sign of a section with its number, and lets long code break between its parts', () => {
    const markup = (html: string): string => toPageMarkup(html, 'https://portal.example', '/');
    expect(markup('<p>§ 146a AO <code>§ 1</code></p>')).toBe(
      '<p>§\u00a0146a AO <code>§ 1</code></p>',
    );
    expect(markup('<p><code>PUT /tss/{tss_id}/admin</code></p>')).toBe(
      '<p><code>PUT /tss/<wbr>{tss_id}/<wbr>admin</code></p>',
    );
    expect(markup('<pre><code>PUT /tss/{tss_id}/admin</code></pre>')).not.toContain('<wbr>');
  });

  it('keeps names with hyphens and short requests on one line', () => {
    const markup = (html: string): string => toPageMarkup(html, 'https://portal.example', '/');
    expect(markup('<p><code>X-Api-Version</code> <code>POST /records</code></p>')).toBe(
      '<p><code class="whole">X-Api-Version</code> <code class="whole">POST /records</code></p>',
    );
    expect(markup('<p><code>a or b</code></p><pre><code>X-Request-ID</code></pre>')).not.toContain(
      'class',
    );
  });

  it('sets text with the signs of print, but no code', () => {
    const code = '<pre><code>{<span class="token">"a"</span>: "b\'s"}</code></pre>';
    expect(
      toPageMarkup(`<p>It's "new" <code>it's</code></p>${code}`, 'https://portal.example', '/'),
    ).toBe(`<p>It’s “new” <code>it's</code></p>${code.replace('<pre>', '<pre tabindex="0">')}`);
  });

  it('makes tables scrollable and code focusable, and prefixes internal links with the language', () => {
    expect(
      toPageMarkup(
        '<table><thead><tr><th></th></tr></thead></table><pre><code>a</code></pre><a href="https://portal.example/api">b</a>',
        'https://portal.example',
        '/de/',
      ),
    ).toBe(
      '<div class="apiref-scroll" tabindex="0"><table><thead><tr><td></td></tr></thead></table></div><pre tabindex="0"><code>a</code></pre><a href="/de/api">b</a>',
    );
  });

  it('gives the rows of the table of error codes their IDs, and other rows none', () => {
    const table = (code: string): string =>
      `<table><thead><tr><th>${code}</th><th>Status</th><th>Cause</th><th>Remedy</th><th>Retry?</th></tr></thead><tbody><tr><td><code>E_COLD</code></td><td>409</td></tr></tbody></table>`;
    const markup = (html: string): string => toPageMarkup(html, 'https://portal.example', '/');
    expect(markup(table('Code'))).toContain('<tr id="error/E_COLD"><td><code>E_COLD</code>');
    expect(markup(table('Name'))).not.toContain(' id=');
  });

  it('names the columns in the cells of a wide table, for phones', () => {
    const table = (cells: string): string =>
      toPageMarkup(
        `<table><thead><tr>${cells.replaceAll('td', 'th')}</tr></thead><tbody><tr>${cells}</tr></tbody></table>`,
        'https://portal.example',
        '/',
      );
    expect(table('<td>A</td><td>B</td><td>C</td>')).toContain(
      '<tr><td>A</td><td data-label="B">B</td><td data-label="C">C</td></tr>',
    );
    expect(table('<td>A</td><td>B</td>')).not.toContain('data-label');
  });

  it.each(['/other.example/', '\\other.example/', '\t/other.example/', '&#10;\\other.example/'])(
    'does not make a link to another site of %j on this one',
    (path) => {
      expect(
        toPageMarkup(
          `<a href="https://portal.example/${path}">a</a>`,
          'https://portal.example',
          '/',
        ),
      ).toMatch(/^<a href="https:\/\/portal\.example\//);
    },
  );

  it('does not treat text as markup', () => {
    const html = '<a href="https://a.example" title="<table> onmouseover=alert(1) x=">b</a>';
    expect(toPageMarkup(html, 'https://portal.example', '/')).toBe(html);
  });
});
