// @vitest-environment happy-dom
import {MDXProvider} from '@mdx-js/react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import {ErrorCodes} from '../../../src/features/figures/ErrorCodes';
import {ErrorList} from '../../../src/features/figures/ErrorList';
import type {ErrorMeaning, IndexedError} from '../../../src/model/openapi/errorIndex';

const components = {h2: (props: ComponentProps<'h2'>) => <h2 {...props} />};
const {h2: H2} = components;

const api = (id: string, label: string, guide?: string): ErrorMeaning['apis'][number] => ({
  id,
  label,
  path: `/api/${id}/v1`,
  ...(guide !== undefined && {guide: {to: `/${id}#${guide}`, title: guide, lang: 'en'}}),
});
const meaning = (cause: string, ...apis: ErrorMeaning['apis']): ErrorMeaning => ({
  apis,
  status: 409,
  cause,
  remedy: 'Read `state`.',
  retryable: false,
});
const shared: IndexedError = {
  code: 'E_SHARED',
  meanings: [
    meaning('The TSS is busy.', api('kassensichv', 'SIGN DE', 'busy')),
    meaning('The unit is busy.', api('rksv', 'SIGN AT')),
    meaning('The chain is busy.', api('sign-es', 'SIGN ES')),
    meaning('The record is busy.', api('sign-it', 'SIGN IT'), api('sign-fr', 'SIGN FR')),
  ],
};
const local: IndexedError = {
  code: 'E_LOCAL',
  meanings: [
    {...meaning('No clock.', api('sign-es', 'SIGN ES', 'clock')), status: 200, retryable: true},
  ],
};
const mixed: IndexedError = {
  code: 'E_MIXED',
  meanings: [
    meaning('It is late.', api('rksv', 'SIGN AT')),
    {...meaning('It waits.', api('sign-it', 'SIGN IT')), status: 200, retryable: true},
  ],
};

function show(address = '/errors'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MDXProvider components={components}>
        <ErrorList>
          <H2 id="status-200">200</H2>
          <p>Reported.</p>
          <ErrorCodes json={JSON.stringify([local])} />
          <H2 id="status-409">409</H2>
          <ErrorCodes json={JSON.stringify([mixed, shared])} />
        </ErrorList>
      </MDXProvider>
    </MemoryRouter>,
  );
}
afterEach(cleanup);

const visible = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map(({textContent}) => textContent);
const codes = (): readonly string[] => visible('dt > code');
const status = (): string => screen.getByRole('status').textContent;
const type = (text: string): void => {
  fireEvent.change(screen.getByRole('searchbox', {name: 'Filter by code or word'}), {
    target: {value: text},
  });
};

it('shows a code, a word, or what one product says, and announces the number', () => {
  show();
  expect(codes()).toEqual(['E_LOCAL', 'E_MIXED', 'E_SHARED']);
  expect(status()).toBe('3 of 3 error codes');
  type('e_loc');
  expect(codes()).toEqual(['E_LOCAL']);
  expect(visible('h2')).toEqual(['200']);
  expect(status()).toBe('1 of 3 error codes');
  type('busy chain');
  expect(codes()).toEqual(['E_SHARED']);
  expect(visible('dd').join()).toContain('The chain is busy.');
  expect(visible('dd').join()).not.toContain('The TSS is busy.');
  type('');
  fireEvent.click(screen.getByRole('button', {name: 'SIGN AT 2'}));
  expect(codes()).toEqual(['E_MIXED', 'E_SHARED']);
  expect(visible('dd').join()).not.toContain('It waits.');
  expect(visible('dd').join()).not.toContain('The chain is busy.');
  expect(status()).toBe('2 of 3 error codes');
  // The words of another product don't count.
  type('chain');
  expect(codes()).toEqual([]);
});

it.each([
  ['', 'sink', 'Use fewer or different words,'],
  ['?product=dsfinvk', '', 'Choose fewer filters,'],
  ['?product=dsfinvk', 'sink', 'Use fewer words or filters,'],
])('says what to change if nothing matches %s and “%s”', (query, words, advice) => {
  show(`/errors${query}`);
  type(words);
  expect(codes()).toEqual([]);
  expect(screen.getByText(/Nothing matches\./).textContent).toContain(advice);
});

it('gives way to a linked code or heading that it hides', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show('/errors?product=sign-at#E_LOCAL');
  expect(codes()).toHaveLength(3);
  expect(scroll).toHaveBeenCalledOnce();
  cleanup();
  show('/errors?product=sign-at#status-200');
  expect(visible('h2')).toEqual(['200', '409']);
  cleanup();
  scroll.mockClear();
  show('/errors?product=sign-at#E_SHARED');
  expect(codes()).toEqual(['E_MIXED', 'E_SHARED']);
  // The codes above it have disappeared since the browser went there.
  expect(scroll).toHaveBeenCalledOnce();
});

it('folds the meanings of a code of many APIs, which are then named', () => {
  show();
  expect(visible('summary')).toEqual(['SIGN\u00a0ES, SIGN\u00a0IT, SIGN\u00a0FR']);
  fireEvent.click(screen.getByRole('button', {name: 'SIGN IT 2'}));
  expect(visible('summary')).toEqual([]);
});

it('says once what applies to all APIs, and leads to reference and guide', () => {
  show();
  expect(screen.getAllByText(/Don’t retry/)).toHaveLength(2);
  const late = screen.getByText('It waits.').parentElement?.textContent;
  expect(late).toContain('HTTP 200');
  expect(late).toContain('Retry');
  expect(screen.getByRole('link', {name: 'SIGN DE'}).getAttribute('href')).toBe(
    '/api/kassensichv/v1#error/E_SHARED',
  );
  expect(screen.getByRole('link', {name: 'clock'}).getAttribute('href')).toBe('/sign-es#clock');
  // Of a code that several products have, only what one says has a guide.
  expect(screen.queryByRole('link', {name: 'busy'})).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'SIGN DE 1'}));
  expect(screen.getByRole('link', {name: 'busy'})).toBeTruthy();
});
