import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ReceiptPair} from '../../../src/features/receipt/ReceiptPair';

it('puts its parts into one grid', () => {
  expect(
    renderToStaticMarkup(
      <ReceiptPair>
        <div>a</div>
        <div>b</div>
      </ReceiptPair>,
    ),
  ).toMatch(/^<div class="[^"]+"><div class="[^"]+"><div>a<\/div><div>b<\/div><\/div><\/div>$/);
});
