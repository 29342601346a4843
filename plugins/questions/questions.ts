import {Parser} from 'htmlparser2';

/** A question of a page with its answer, as HTML of the elements that search engines read in answers. */
export interface Question {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
}

/** Elements kept in answers; the text of all others stays, without them. */
const kept: readonly string[] = ['p', 'ol', 'ul', 'li', 'a', 'strong', 'em'];

/** The questions of a built page: its third-level headings, each with what follows up to the next heading of level 2 or 3. Addresses become complete ones. */
export function toQuestions(html: string, address: string): readonly Question[] {
  const questions: {id: string; name: string; answer: string}[] = [];
  /** Names of the open elements within the article, innermost last, with whether their text counts. */
  const open: {readonly name: string; readonly counts: boolean}[] = [];
  let place: 'outside' | 'heading' | 'answer' = 'outside';
  let isArticle = false;
  const add = (text: string): void => {
    const last = questions.at(-1);
    if (!last || open.some(({counts}) => !counts)) return;
    if (place === 'heading') last.name += text;
    if (place === 'answer') last.answer += text;
  };
  new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'article') isArticle = true;
        if (!isArticle) return;
        if (name === 'h2' || name === 'footer') place = 'outside';
        if (name === 'h3') {
          place = 'heading';
          questions.push({id: attributes.id ?? '', name: '', answer: ''});
        }
        const isAside = ['button', 'svg', 'script'].includes(name) || attributes.role === 'tooltip' || (attributes.class ?? '').includes('hash-link');
        open.push({name, counts: !isAside});
        if (place !== 'answer' || !kept.includes(name)) return;
        add(name === 'a' ? `<a href="${escape(new URL(attributes.href ?? '', address).href)}">` : `<${name}>`);
      },
      ontext(text) {
        add(place === 'answer' ? escape(text) : text);
      },
      onclosetag(name) {
        if (name === 'article') isArticle = false;
        if (!isArticle) return;
        if (place === 'answer' && kept.includes(name)) add(`</${name}>`);
        open.pop();
        if (name === 'h3') place = 'answer';
      },
    },
    {decodeEntities: true},
  ).end(html);
  return questions.map(({id, name, answer}) => ({id, name: name.replaceAll('\u200B', '').trim(), answer: answer.replaceAll('\u200B', '').trim()}));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The page with its questions as a schema.org FAQPage in its head: a data block, which no browser runs. */
export function addFaqData(html: string, address: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: toQuestions(html, address).map(({id, name, answer}) => ({
      '@type': 'Question',
      name,
      url: `${address}#${id}`,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  // "<" would end the block where the text says "</script>".
  const block = `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}
