// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hasPage} from '../../../src/features/search/hasPage';
import {HitLink, openHit} from '../../../src/features/search/HitLink';
import routes from '../../support/docusaurus/routes';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => (
    <a href={`router:${to}`}>{children}</a>
  ),
}));

/** Routes in Docusaurus' form for the German guides, which are at the root of the language. */
beforeEach(() => {
  const guides = [
    {path: '/de/sign-es/a', exact: true},
    {path: '/de/sign-es/b', exact: true},
  ];
  routes.push(
    {path: '/de/api', exact: true},
    {path: '/de/docs', routes: [{path: '/de/docs/glossar', exact: true}]},
    {path: '/de/', exact: true},
    {path: '/de/', routes: [{path: '/de/', routes: guides}]},
    {path: '*'},
  );
});
afterEach(() => {
  routes.length = 0;
  cleanup();
});

describe('hasPage', () => {
  it.each(['/de/', '/de/api', '/de/api?a#b', '/de/sign-es/b#c/d', '/de/docs/glossar'])(
    '%s is a page of this build',
    (address) => expect(hasPage(address)).toBe(true),
  );
  it.each([
    '/',
    '/sign-es/a',
    '/de/sign-es/c',
    '/de/docs',
    '/de/docs/other',
    '/en/faq',
    '/de/api/sign-it',
  ])('%s is not a page of this build', (address) => expect(hasPage(address)).toBe(false));
});

describe('a hit', () => {
  it('is opened by the router if this build has the page, and by a full page load otherwise', () => {
    render(
      <>
        <HitLink to="/de/sign-es/a#b">here</HitLink>
        <HitLink to="/en/faq#b">elsewhere</HitLink>
      </>,
    );
    expect(screen.getByRole('link', {name: 'here'}).getAttribute('href')).toBe(
      'router:/de/sign-es/a#b',
    );
    expect(screen.getByRole('link', {name: 'elsewhere'}).getAttribute('href')).toBe('/en/faq#b');
  });

  it('is opened the same way by keyboard', () => {
    const history = createMemoryHistory({initialEntries: ['/de/']});
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    openHit(history, '/de/sign-es/a#b');
    expect(history.createHref(history.location)).toBe('/de/sign-es/a#b');
    expect(assign).not.toHaveBeenCalled();
    openHit(history, '/en/faq#b');
    expect(assign).toHaveBeenCalledWith('/en/faq#b');
    expect(history.location.pathname).toBe('/de/sign-es/a');
  });
});
