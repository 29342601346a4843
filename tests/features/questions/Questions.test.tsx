// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {MDXProvider} from '@mdx-js/react';
import type {ComponentProps} from 'react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import {Law} from '../../../src/features/citations/Law';
import {Sources} from '../../../src/features/citations/Sources';
import {Questions} from '../../../src/features/questions/Questions';
import type {LawRow} from '../../../src/data/laws/row';
import {toCitation} from '../../../src/model/content/citation';

const components = {
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} />,
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} />,
};
const {h2: H2, h3: H3} = components;

function show(address = '/en/faq'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MDXProvider components={components}>
        <Questions countries={{germany: 'de', spain: 'es'}}>
          <H2 id="errors">Errors</H2>
          <H3 id="time-out">Was the sale signed?</H3>
          <p>Retry with the same UUID.</p>
          {'\n'}
          <H2 id="germany">Germany</H2>
          <H3 id="pin">What if I lose the PIN?</H3>
          <p>
            Set a new one<span role="tooltip">Four digits</span>.
          </p>
          <ul>
            <li>With the PUK</li>
          </ul>
          <H2 id="spain">Spain</H2>
          <H3 id="which">Veri*factu or TicketBAI?</H3>
          <p>The domicile decides.</p>
        </Questions>
      </MDXProvider>
    </MemoryRouter>,
  );
}
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** The questions that aren't hidden, with a mark if the answer is open. */
const shown = (): readonly string[] =>
  [...document.querySelectorAll('details')]
    .filter((details) => !details.closest('[hidden]'))
    .map((details) => `${details.querySelector('h3')?.id ?? ''}${details.open ? ' open' : ''}`);
const type = (text: string): void => {
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: text}});
};

it('folds each question with everything up to the next heading', () => {
  show();
  expect(shown()).toEqual(['time-out', 'pin', 'which']);
  expect(document.querySelector('#pin')?.closest('details')?.textContent).toContain('With the PUK');
  expect([...document.querySelectorAll('section > h2')].map(({id}) => id)).toEqual([
    'errors',
    'germany',
    'spain',
  ]);
});

it('opens the question that the address names', () => {
  show('/en/faq#pin');
  expect(shown()).toEqual(['time-out', 'pin open', 'which']);
});

it('shows what applies in a country, also from the address, and forgets unknown ones', () => {
  show('/en/faq?country=es');
  expect(shown()).toEqual(['time-out', 'which']);
  fireEvent.click(screen.getByRole('button', {name: 'Germany 2', pressed: false}));
  expect(shown()).toEqual(['time-out', 'pin']);
  fireEvent.click(screen.getByRole('button', {name: 'Germany 2', pressed: true}));
  expect(shown()).toHaveLength(3);
  cleanup();
  show('/en/faq?country=%3Cscript%3E#%');
  expect(shown()).toHaveLength(3);
});

it('hides what a filter hides in the contents list, also if that is rendered later', async () => {
  const list = document.createElement('ul');
  list.className = 'table-of-contents';
  list.innerHTML = ['errors', 'germany', 'pin', 'spain']
    .map((id) => `<li><a href="#${id}">${id}</a></li>`)
    .join('');
  show('/en/faq?country=es');
  document.body.append(list);
  const toHidden = () => [...list.querySelectorAll('[hidden]')].map((li) => li.textContent);
  await waitFor(() => expect(toHidden()).toEqual(['germany', 'pin']));
  fireEvent.click(screen.getByRole('button', {name: 'Show all'}));
  expect(toHidden()).toEqual([]);
});

it('lists the sources that shown questions cite, also if they share an address', () => {
  const toLaw = (id: string, jurisdiction: LawRow['jurisdiction']): LawRow => ({
    id,
    jurisdiction,
    short: id,
    title: `Act ${id} (consolidated)`,
    url: `https://${jurisdiction}.example/acts`,
    version: '2026-01-01',
    read: '2026-11-20',
  });
  const laws = [toLaw('A', 'de'), toLaw('B', 'de'), toLaw('C', 'es')] as const;
  const [pin, till, which] = laws.map((law) => <Law key={law.id} {...toCitation(law)} />);
  render(
    <MemoryRouter>
      <MDXProvider components={components}>
        <Questions countries={{germany: 'de', spain: 'es', italy: 'it'}}>
          <H2 id="germany">Germany</H2>
          <H3 id="pin">What if I lose the PIN?</H3>
          {pin}
          <H3 id="till">What if I lose the till?</H3>
          {till}
          <H2 id="spain">Spain</H2>
          <H3 id="which">Which system?</H3>
          {which}
          <H2 id="italy">Italy</H2>
          <H3 id="none">Without a source?</H3>
        </Questions>
      </MDXProvider>
      <Sources json={JSON.stringify(laws.map((law) => ({...law, lang: 'de'})))} />
    </MemoryRouter>,
  );
  const sources = () =>
    [...document.querySelectorAll('li:not([hidden]) > a')].map(({textContent}) => textContent);
  expect(sources()).toEqual(['A', 'B', 'C']);
  fireEvent.click(screen.getByRole('button', {name: 'Spain 1'}));
  expect(sources()).toEqual(['C']);
  expect(screen.queryByRole('heading', {name: 'Sources'})).not.toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Italy 1'}));
  expect(sources()).toEqual([]);
  expect(document.querySelector('#sources')?.closest('[hidden]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Show all'}));
  type('till');
  expect(sources()).toEqual(['B']);
});

it('a filter gives way to a linked question that it hides', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show('/en/faq?country=es#pin');
  expect(shown()).toEqual(['time-out', 'pin open', 'which']);
  expect(scroll).toHaveBeenCalledOnce();
});

it('opens the answers that contain the words, and closes them afterwards', () => {
  show();
  type('puk');
  expect(shown()).toEqual(['pin open']);
  type('pin');
  expect(shown()).toEqual(['pin']);
  type('digits');
  expect(shown()).toEqual([]);
  type('');
  expect(shown()).toEqual(['time-out', 'pin', 'which']);
});

it('opens and closes all answers', () => {
  show();
  fireEvent.click(screen.getByRole('button', {name: 'Expand all'}));
  expect(shown().every((question) => question.endsWith('open'))).toBe(true);
  fireEvent.click(screen.getByRole('button', {name: 'Collapse all'}));
  expect(shown().some((question) => question.endsWith('open'))).toBe(false);
});

it('has nothing to open or close while a filter shows no question', () => {
  show();
  const expand = (): HTMLButtonElement => screen.getByRole('button', {name: 'Expand all'});
  expect(expand().disabled).toBe(false);
  type('no such words');
  expect(expand().disabled).toBe(true);
  type('pin');
  expect(expand().disabled).toBe(false);
});

it('rejects content that a filter would hide with no question', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <MemoryRouter>
        <MDXProvider components={components}>
          <Questions countries={{}}>
            <H2 id="errors">Errors</H2>
            <p>Lost.</p>
          </Questions>
        </MDXProvider>
      </MemoryRouter>,
    ),
  ).toThrow('has content before a question');
});
