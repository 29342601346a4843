// @vitest-environment happy-dom
import {cleanup, render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {products} from '../../../src/data/products';
import {SearchStart} from '../../../src/features/search/SearchStart';
import {site} from '../../support/docusaurus/useDocusaurusContext';

const show = (props: Parameters<typeof SearchStart>[0]): void => {
  render(
    <MemoryRouter>
      <SearchStart {...props} />
    </MemoryRouter>,
  );
};
const links = (element = screen.getByRole('navigation', {name: 'Suggestions'})) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('in the dialog, leads to the pages of the section, and otherwise to every product', () => {
  show({product: products.find(({id}) => id === 'sign-at')});
  expect(links()).toEqual([
    '/sign-at/introduction',
    '/sign-at/outages',
    '/errors?product=sign-at',
    '/api/rksv/v1',
    '/errors',
    '/check',
  ]);
  cleanup();
  show({});
  const management = apis.find(({id}) => id === 'management')?.path;
  for (const {start} of products)
    expect(links()).toContain(start === null ? management : `/${start}`);
});

it('leads Spanish readers to guides in Spanish', () => {
  site.i18n.currentLocale = 'es';
  const spain = products.find(({id}) => id === 'sign-es');
  show({product: spain});
  expect(links()[0]).toBe('/sign-es/introduccion');
  cleanup();
  show({hasAll: true});
  expect(links()).toContain('/sign-es/introduccion');
  expect(links()).not.toContain(`/${spain?.start}`);
});

it('on the page, has every product with its country and pages, and what the reader found before', () => {
  show({hasAll: true, lists: [{title: 'Recent', pages: [{address: '/a#b', title: 'A: B'}]}]});
  expect(screen.getByRole('link', {name: 'A: B'}).getAttribute('href')).toBe('/a#b');
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(products.length);
  expect(rows[0]?.textContent).toMatch(/^SIGN DEGermany/);
  for (const [index, {id, api}] of products.entries()) {
    const own = links(rows[index]);
    expect(own, id).toContain(`/errors?product=${id}`);
    expect(own, id).toContain(apis.find((row) => row.id === api && row.latest)?.path);
  }
});
