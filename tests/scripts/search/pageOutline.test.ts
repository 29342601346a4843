import {describe, expect, it} from 'vitest';
import {readDocument} from '../../../scripts/lib/page/document';
import {toPageOutline, toPageText, type PageText} from '../../../scripts/lib/search/pageOutline';

const readPageText = (page: string): PageText => toPageText(readDocument(page));

// As Docusaurus writes it: no quotes, no closing tags where HTML needs none.
const html = `<!doctype html><html lang=de><head><title>Sign receipts | developer</title>
<meta name=docsearch:language content=de><meta name=docsearch:version content=current><meta name=docsearch:docusaurus_tag content=docs-default-current></head>
<body><nav><a href=/>Not this</a></nav><main><article lang=en><div lang=de><nav class=theme-doc-breadcrumbs>Nor this</nav></div>
<div class="theme-doc-markdown markdown"><p role=note lang=de>Noch nicht übersetzt.<header class=pageIntro_x><p data-read=product>SIGN DE<h1>Sign &amp; receipts</h1><p class=pageLead_z>What it does.<p data-read=no lang=de>Geprüft am <time>heute</time></header>
<p>Before <em>any</em> heading, a <span class=termFrame><dfn>TSS</dfn><span role=tooltip>A security system.</span></span> signs.</p>
<h2 class="anchor x" id=law>The law<a href=#law class=hash-link aria-label=x>​</a></h2>
<p>First paragraph<br>goes on.<p>Second, since <time datetime=2020-01-01>2020</time>.
<ul><li>One<li>Two<ul><li>Inner</ul></ul>
<table><thead><tr><th>Duty<th>Since<tbody><tr><td>Sign each <b>sale</b><td>2020<tr><th>Keep<td>ten years</table>
<div class="theme-admonition"><div><span class=icon><svg><path d=x /></svg></span>Fines</div><div><p>Up to €25,000</div></div>
<h3 id=call>The call</h3>
<figure><figcaption><span>PUT</span><a href=/api/x>/tss<wbr/>/{tss_id}</a><span>SIGN DE v2</span></figcaption><div role=tablist><button>HTTP</button><button>cURL</button></div>
<div role=tabpanel><pre><code><div class=token-line><span>PUT</span><span> /tss/0c9f4a6e-3b1d-4f7a-9c58-6d2e71b8a035</span><br/></div><div class=token-line>Host: till.example<br/></div></code></pre><button>Copy</button></div></figure>
<dl><div><dt id=beleg><dfn lang=de>Beleg</dfn><dfn lang=en>receipt</dfn><dd>A receipt.<dd data-read=once><a href=#x>See also</a></div></dl>
<h2 id=where-next>Where next</h2><ul><li><a href=/x>Exports</a><p>What another page says.</ul>
<section data-read=once><h2 id=sources>Sources</h2><ul><li>§ 146a AO</ul></section></div>
<footer class=theme-doc-footer>Edit this page</footer></article></main><footer>Legal</footer></body></html>`;

describe('readPageText', () => {
  const page = readPageText(html);

  it('reads section, language, tag and version of the page', () => {
    expect(page).toMatchObject({
      section: 'SIGN DE',
      language: 'en',
      tag: 'docs-default-current',
      version: 'current',
    });
  });

  it('reads every heading with its anchor and one text per paragraph, item, row and example, but not the next pages', () => {
    expect(page.sections).toEqual([
      {
        level: 1,
        heading: 'Sign & receipts',
        anchor: null,
        texts: ['What it does.', 'Before any heading, a TSS signs.'],
      },
      {
        level: 2,
        heading: 'The law',
        anchor: 'law',
        texts: [
          'First paragraph goes on.',
          'Second, since 2020.',
          'One',
          'Two',
          'Inner',
          'Sign each sale – 2020',
          'Keep – ten years',
          'Fines',
          'Up to €25,000',
        ],
      },
      {
        level: 3,
        heading: 'The call',
        anchor: 'call',
        texts: ['PUT /tss/{tss_id} SIGN DE v2', 'PUT /tss/… Host: till.example'],
      },
      {level: 4, heading: 'Beleg · receipt', anchor: 'beleg', texts: ['A receipt.']},
    ]);
  });

  it('reads a post in the language of its text and without date, author and reading time', () => {
    const post = readPageText(
      `<html lang=de><body><main><article><header><h1>News</h1><div data-read=no><time>29 October</time> · 4 min<div class=row><a href=/authors>Jane</a></div></div></header><div lang=en><div id=__blog-post-container class=markdown><p>Text.</div></div></article></main></body></html>`,
    );
    expect(post).toMatchObject({
      language: 'en',
      tag: 'default',
      version: null,
      sections: [{heading: 'News', texts: ['Text.']}],
    });
  });

  it('reads the main part of a page without an article', () => {
    expect(
      readPageText(
        '<html lang=fr><main><h1>Accueil</h1><section><h2 id=a>Pays</h2><p>Cinq.</section></main><footer><p>Non</footer>',
      ),
    ).toMatchObject({
      language: 'fr',
      sections: [
        {heading: 'Accueil', anchor: null},
        {heading: 'Pays', anchor: 'a', texts: ['Cinq.']},
      ],
    });
  });

  it.each(['', 'no page at all', '<html><main>', '<article><h2>Heading only'])(
    'does not fail on %j',
    (text) => {
      expect(
        toPageOutline(readPageText(text), {path: '/x', group: 'G', rank: 1, kind: 'guide'}),
      ).toBeUndefined();
    },
  );
});

describe('toPageOutline', () => {
  it('belongs to its product, otherwise to the given group', () => {
    const place = {path: '/de/sign', group: 'Weitere Seiten', rank: 10, kind: 'page'} as const;
    expect(toPageOutline(readPageText(html), place)).toMatchObject({
      path: '/de/sign',
      group: 'SIGN DE',
      language: 'en',
      rank: 10,
      kind: 'page',
      products: ['sign-de'],
      countries: ['de'],
    });
    expect(
      toPageOutline(readPageText('<html lang=de><main><h1>Impressum</h1></main>'), place),
    ).toMatchObject({group: 'Weitere Seiten', language: 'de', products: [], countries: []});
  });
});
