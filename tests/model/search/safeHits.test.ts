import {describe, expect, it} from 'vitest';
import {isOwnPath, toPlainText, toSafeHit, toSafeHtml} from '../../../src/model/search/safeHits';
import {hitFrom} from './hits';

describe('texts for innerHTML', () => {
  it('keep marks and escape every other tag, whatever the engine answered', () => {
    expect(toSafeHtml('a <mark>b</mark> <img src=x onerror=alert(1)> &lt;c&gt;')).toBe('a <mark>b</mark> &lt;img src=x onerror=alert(1)> &lt;c&gt;');
    expect(toSafeHtml('<mark onclick=x>')).toBe('&lt;mark onclick=x>');
  });

  it('become plain text', () => {
    expect(toPlainText('R&amp;D <mark>&lt;b&gt;</mark> &quot;x&quot; &#39;y&#39; &amp;lt;')).toBe('R&D <b> "x" \'y\' &lt;');
  });
});

describe('addresses', () => {
  it.each(['/', '/a#b', '/de/x?y'])('%s is followed', (url) => expect(isOwnPath(url)).toBe(true));
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', undefined, 5])('%s is not', (url) =>
    expect(isOwnPath(url)).toBe(false),
  );
});

describe('toSafeHit', () => {
  it('drops a hit that leads elsewhere', () => expect(toSafeHit(hitFrom({url: 'javascript:alert(1)'}))).toBeUndefined());

  it('gives the group as text, since it is shown as text', () => {
    const hit = toSafeHit(hitFrom({hierarchy: {lvl0: 'R&amp;D', lvl1: 'Page'}}));
    expect(hit?._highlightResult.hierarchy.lvl0?.value).toBe('R&D');
    expect(hit?.hierarchy.lvl0).toBe('R&amp;D');
  });

  it('has a type with a text, or nothing would be shown', () => {
    expect(toSafeHit(hitFrom({type: 'lvl0', hierarchy: {lvl0: 'Guides'}}))).toMatchObject({type: 'lvl1', hierarchy: {lvl1: 'Guides'}});
    expect(toSafeHit(hitFrom({type: 'content', content: '', hierarchy: {lvl1: 'Page', lvl3: 'Part'}}))?.type).toBe('lvl3');
    expect(toSafeHit(hitFrom({type: 'lvl4', hierarchy: {lvl1: 'Page', lvl2: 'Part'}}))?.type).toBe('lvl2');
  });

  it('bears an answer without highlights', () => {
    const {_highlightResult: _one, _snippetResult: _other, ...bare} = hitFrom({});
    expect(toSafeHit(bare as never)).toMatchObject({_snippetResult: {hierarchy: {}}});
  });
});
