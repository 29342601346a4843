import {describe, expect, it} from 'vitest';
import {toPlainText, toSafeHit, toSafeHtml, toSafeResult} from '../../../src/model/search/safeHits';
import {hitFrom} from './hits';

describe('texts for innerHTML', () => {
  it('keep marks and escape every other tag, whatever the engine answered', () => {
    expect(toSafeHtml('a <mark>b</mark> <img src=x onerror=alert(1)> &lt;c&gt;')).toBe(
      'a <mark>b</mark> &lt;img src=x onerror=alert(1)> &lt;c&gt;',
    );
    expect(toSafeHtml('<mark onclick=x>')).toBe('&lt;mark onclick=x>');
  });

  it('become plain text', () => {
    expect(toPlainText('R&amp;D <mark>&lt;b&gt;</mark> &quot;x&quot; &#39;y&#39; &amp;lt;')).toBe(
      'R&D <b> "x" \'y\' &lt;',
    );
  });
});

describe('toSafeHit', () => {
  it('removes a hit that links to another site', () =>
    expect(toSafeHit(hitFrom({url: 'javascript:alert(1)'}))).toBeUndefined());

  it('returns the group as plain text', () => {
    const hit = toSafeHit(hitFrom({hierarchy: {lvl0: 'R&amp;D', lvl1: 'Page'}}));
    expect(hit?._highlightResult.hierarchy.lvl0?.value).toBe('R&D');
    expect(hit?.hierarchy.lvl0).toBe('R&amp;D');
  });

  it('sets a type that has a text to show', () => {
    expect(toSafeHit(hitFrom({type: 'lvl0', hierarchy: {lvl0: 'Guides'}}))).toMatchObject({
      type: 'lvl1',
      hierarchy: {lvl1: 'Guides'},
    });
    expect(
      toSafeHit(hitFrom({type: 'content', content: '', hierarchy: {lvl1: 'Page', lvl3: 'Part'}}))
        ?.type,
    ).toBe('lvl3');
    expect(toSafeHit(hitFrom({type: 'lvl4', hierarchy: {lvl1: 'Page', lvl2: 'Part'}}))?.type).toBe(
      'lvl2',
    );
  });

  it('accepts a response without highlights', () => {
    const {_highlightResult: _one, _snippetResult: _other, ...bare} = hitFrom({});
    expect(toSafeHit(bare as never)).toMatchObject({_snippetResult: {hierarchy: {}}});
  });

  it('turns an absolute address on the origin of the page into a path', () => {
    const complete = hitFrom({url: 'https://portal.example/de/a#b'});
    expect(toSafeHit(complete, 'https://portal.example')?.url).toBe('/de/a#b');
    expect(toSafeHit(complete, 'https://other.example')).toBeUndefined();
  });
});

describe('records of the wrong type', () => {
  const odd: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a hierarchy that is null', {hierarchy: null}],
    ['a hierarchy of other values', {hierarchy: {lvl0: {}, lvl1: [], lvl2: true}}],
    ['a hierarchy that is a text', {hierarchy: 'Guides'}],
    ['no hierarchy', {hierarchy: undefined}],
    ['no address', {url: null}],
    ['an address that is a number', {url: 5}],
    ['no id', {objectID: null}],
  ];
  const good = hitFrom({objectID: 'good'});
  const toResult = (hits: readonly unknown[]) =>
    toSafeResult({
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: 'a',
    } as never);

  it.each([...odd, ...[null, 5, 'hit', []].map((hit) => [JSON.stringify(hit), hit] as const)])(
    '%s is removed, and the other hits stay',
    (_name, change) => {
      const hit = odd.some(([, row]) => row === change)
        ? {...hitFrom({objectID: 'odd'}), ...(change as object)}
        : change;
      expect(toResult([hit, good]).hits.map(({objectID}) => objectID)).toEqual(['good']);
    },
  );

  it('other values are repaired or removed from the hit', () => {
    const [hit] = toResult([
      {
        ...good,
        objectID: 7,
        type: '__proto__',
        content: {},
        hierarchy: {lvl0: null, lvl1: 404, lvl2: ''},
        _highlightResult: {content: 5, hierarchy: {lvl1: null, lvl2: {value: 5}}},
        _snippetResult: 'none',
      },
    ]).hits;
    expect(hit).toMatchObject({
      objectID: '7',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: '404', lvl1: '404', lvl2: null},
    });
    expect(hit?._highlightResult).toEqual({hierarchy: {lvl0: {value: '404', matchLevel: 'none'}}});
    expect(hit?._snippetResult).toEqual({hierarchy: {}});
  });
});
