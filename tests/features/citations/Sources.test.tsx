// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {Sources} from '../../../src/features/citations/Sources';

afterEach(cleanup);

it.each([
  ['2026-08-19', '19 Aug 2026'],
  ['1.1.1, 2023-12-19', '1.1.1, 19 Dec 2023'],
  ['2019-11-28, last changed 2025-07-14', '28 Nov 2019, last changed 14 Jul 2025'],
  ['2026', '2026'],
])('the edition %s of a source is written as %s', (version, text) => {
  const source = {short: 'AO', title: 'Act', url: 'https://a.example', version, lang: 'de'};
  render(<Sources json={JSON.stringify([{...source, read: '2026-11-20'}])} />);
  expect(screen.getByText(`Version ${text}, read 20 Nov 2026.`)).toBeDefined();
});

it('a source without a version only says when it was read', () => {
  const source = {
    short: 'FAQ',
    title: 'Questions',
    url: 'https://a.example',
    version: 'undated',
    lang: 'it',
  };
  render(<Sources json={JSON.stringify([{...source, read: '2026-11-20'}])} />);
  expect(screen.getByText('Read 20 Nov 2026.')).toBeDefined();
});

it('a list whose sources are all for some countries is for these', () => {
  const source = {title: 'Act', url: 'https://a.example', version: '2026', read: '2026-11-20'};
  const sources = [
    {...source, short: 'AO', lang: 'de', countries: 'de'},
    {...source, short: 'BAO', lang: 'de', countries: 'de at'},
  ];
  const {container, rerender} = render(<Sources json={JSON.stringify(sources)} />);
  const list = container.querySelector('section');
  expect(list?.dataset.countries?.split(' ')).toEqual(expect.arrayContaining(['de', 'at']));
  expect(list?.dataset.countries).not.toContain('es');
  const items = [...container.querySelectorAll('li')].map(({dataset}) => dataset.countries);
  expect(items).toEqual(['de', 'de at']);
  rerender(<Sources json={JSON.stringify([...sources, {...source, short: 'X', lang: 'en'}])} />);
  expect(list?.dataset.countries).toBeUndefined();
});
