import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Law} from '../../../src/features/citations/Law';
import {HeaderCell} from '../../../src/features/page/HeaderCell';

const isLong = (content: ReactNode): boolean =>
  /^<th[^>]* class=/.test(renderToStaticMarkup(<HeaderCell>{content}</HeaderCell>));

it('lets only long heads break, with their citations', () => {
  expect(isLong('Ticket T-000002')).toBe(false);
  expect(isLong(['In ', <code key="c">receipt_type</code>])).toBe(false);
  expect(isLong(['Quality of the module at ', <code key="c">3 dots</code>])).toBe(true);
  expect(isLong(['Full invoice ', <Law key="l" text="RD 1619/2012, art. 6.1" />])).toBe(true);
});

it('is no header without content', () => {
  expect(renderToStaticMarkup(<HeaderCell />)).toBe('<td></td>');
});
