// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {leaveIfOutdated} from '../../../src/features/loading/readDeployment';

const toPage = (build: string): string => `<script src="/assets/js/main.${build}.js"></script>`;
/** Runs while the site is requested. */
let meanwhile = (): void => undefined;
let served = toPage('22222222');

beforeEach(() => {
  window.history.replaceState(null, '', '/sign-de/introduction');
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', '/assets/js/main.11111111.js');
  document.body.replaceChildren(script);
  vi.stubGlobal('fetch', () => {
    meanwhile();
    return Promise.resolve(new Response(served));
  });
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  meanwhile = () => undefined;
  served = toPage('22222222');
});

describe('leaveIfOutdated', () => {
  it('reloads the page, or loads another address, from the new build', async () => {
    expect(await leaveIfOutdated('/')).toBe('outdated');
    expect(window.location.reload).toHaveBeenCalledTimes(1);
    await leaveIfOutdated('/', '/search?q=till');
    expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/search?q=till');
  });

  it('stays if the build is the same', async () => {
    served = toPage('11111111');
    await leaveIfOutdated('/');
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  it('does not redirect a reader who has navigated away in the meantime', async () => {
    meanwhile = () => window.history.pushState(null, '', '/blog');
    expect(await leaveIfOutdated('/', '/search?q=till')).toBe('outdated');
    expect(window.location.assign).not.toHaveBeenCalled();
    expect(window.location.reload).not.toHaveBeenCalled();
  });
});
