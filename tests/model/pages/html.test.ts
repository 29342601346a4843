import {serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {
  find,
  parsePage,
  parsePiece,
  removeInterface,
  toLanguage,
} from '../../../src/model/pages/html';
import {toPart} from '../../../src/model/pages/parts';

function clean(html: string): string {
  const piece = parsePiece(html);
  removeInterface(piece);
  return serialize(piece);
}

describe('removeInterface', () => {
  it.each([
    ['a marked part, whatever its class', '<p class="renamed_x" data-read="no">Facts checked</p>'],
    ['a button', '<button>Copy</button>'],
    [
      'a choice',
      '<fieldset><legend>Country</legend><label><input type="radio">All</label></fieldset>',
    ],
    ['a definition that shows on request', '<span role="tooltip">A device.</span>'],
    ['what is hidden', '<p hidden>No</p><span aria-hidden="true">→</span>'],
    ['a link without words', '<a class="renamed" href="#dates">\u200b</a>'],
    ['a comment', '<!-- no -->'],
  ])('removes %s', (_, html) => {
    expect(clean(`<p>Yes</p>${html}`)).toBe('<p>Yes</p>');
  });

  it.each([
    '<a href="/x"><img src="/x.png" alt="X"></a>',
    '<section data-read="once"><h2>Sources</h2></section>',
    '<p class="pageReviewed_x">Text</p>',
    '<pre><button data-read="text">1 Cappuccino</button></pre>',
  ])('keeps %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it('keeps the name of a drawing and not what is drawn', () => {
    expect(clean('<div role="img" aria-label="Receipt"><p>4,50</p></div>')).toBe(
      '<div role="img" aria-label="Receipt"></div>',
    );
  });
});

describe('toLanguage', () => {
  it('is that of the nearest element that states one', () => {
    const page = parsePage('<html lang=de><body><article lang=en><p>Text');
    expect(toLanguage(find(page, ({tagName}) => tagName === 'p')!)).toBe('en');
  });
});

it('marks an element for programs', () => {
  expect(toPart('once')).toEqual({'data-read': 'once'});
});
