import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {HeaderCell} from '../../../src/features/page/HeaderCell';

it('is no header without content', () => {
  expect(renderToStaticMarkup(<HeaderCell />)).toBe('<td></td>');
  expect(renderToStaticMarkup(<HeaderCell>A</HeaderCell>)).toBe('<th>A</th>');
});
