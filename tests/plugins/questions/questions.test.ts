import {describe, expect, it} from 'vitest';
import {addFaqData, toQuestions} from '../../../plugins/questions/questions';

const address = 'https://developer.example/en/faq';
const html = [
  '<html><head><title>FAQ</title></head><body><h3 id=other>Not in the article</h3><article><header><h1>Questions</h1></header>',
  '<h2 id=keys>Keys<a class=hash-link href=#keys>\u200B</a></h2><p>Before the first.</p>',
  '<h3 id=token class=anchor>How long is a token valid &amp; why?<a class=hash-link href=#token aria-label="Direct link">\u200B</a></h3>',
  '<p>Until <code>expires_at</code>, see <a href=/sign-de/making-request#sign-in>Make &lt;requests&gt;</a>.',
  '<span class=frame><dfn>TSS</dfn><span role=tooltip>A definition</span></span></p><ol><li>One</li></ol>',
  '<h3 id=second>And the second?</h3><p>Yes.</p><button>Copy</button>',
  '<h2 id=sources>Sources</h2><ul><li>A law</li></ul></article></body></html>',
].join('');

describe('toQuestions', () => {
  it('reads each third-level heading of the article with what follows it', () => {
    expect(toQuestions(html, address)).toEqual([
      {
        id: 'token',
        name: 'How long is a token valid & why?',
        answer:
          '<p>Until expires_at, see <a href="https://developer.example/sign-de/making-request#sign-in">Make &lt;requests&gt;</a>.TSS</p><ol><li>One</li></ol>',
      },
      {id: 'second', name: 'And the second?', answer: '<p>Yes.</p>'},
    ]);
  });

  it('reads an answer that its question opens', () => {
    const folded =
      '<article><section><h2 id=keys>Keys</h2><details><summary><h3 id=token>How long?</h3></summary><div><p>One day.</p><ul><li>Or less</li></ul></div></details><details><summary><h3 id=lost>Lost?</h3></summary><div><p>Disable it.</p></div></details></section></article>';
    expect(toQuestions(folded, address)).toEqual([
      {id: 'token', name: 'How long?', answer: '<p>One day.</p><ul><li>Or less</li></ul>'},
      {id: 'lost', name: 'Lost?', answer: '<p>Disable it.</p>'},
    ]);
  });
});

describe('addFaqData', () => {
  const built = addFaqData(html, address);
  const [, block = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(built) ?? [];

  it('puts a FAQPage into the head that can be parsed', () => {
    const data = JSON.parse(block) as {
      '@type': string;
      mainEntity: {name: string; url: string; acceptedAnswer: {text: string}}[];
    };
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity.map(({url}) => url)).toEqual([`${address}#token`, `${address}#second`]);
    expect(data.mainEntity[1]?.acceptedAnswer.text).toBe('<p>Yes.</p>');
  });

  it('escapes text that would end the block early, and changes nothing else', () => {
    expect(block).not.toContain('<');
    expect(built.replace(/<script type="application\/ld\+json">.*?<\/script>/, '')).toBe(html);
  });
});
