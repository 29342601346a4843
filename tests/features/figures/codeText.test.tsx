import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {CodeText} from '../../../src/features/figures/CodeText';

describe('a text with code', () => {
  it('lets long code break between its parts, and keeps a percent sign with its number', () => {
    const html = renderToStaticMarkup(
      <CodeText>{'19 % as `Beleg^0.00_5.35_0.00` or `DE_TSE`'}</CodeText>,
    );
    expect(html).toBe(
      '19\u00a0% as <code>Beleg^<wbr/>0.00_<wbr/>5.35_<wbr/>0.00</code> or <code>DE_TSE</code>',
    );
  });

  it('keeps versions and short compounds on one line', () => {
    expect(
      renderToStaticMarkup(<CodeText>Seit 2025-08-12: eine E-Rechnung vom Web-Client</CodeText>),
    ).toBe(
      'Seit <span class="whole">2025-08-12:</span> eine <span class="whole">E-Rechnung</span> vom Web-Client',
    );
  });

  it('keeps a method with its short path', () => {
    expect(renderToStaticMarkup(<CodeText>{'`POST /auth`'}</CodeText>)).toMatch(
      /^<code class="\S*whole\S*">POST \/auth<\/code>$/,
    );
  });
});
