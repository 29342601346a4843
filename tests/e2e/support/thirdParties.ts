import {TEST_SERVICES} from '../../../scripts/lib/test/testServices';
import type {BrowserContext, Page} from '@playwright/test';

/**
 * The third-party scripts of the tests: they leave a trace in the page, and a cookie from
 * `src/data/cookies.ts`.
 */
const BODIES: Readonly<Record<string, string>> = {
  [TEST_SERVICES.SUPPORT_WIDGET_URL]:
    "window.ran=[...(window.ran??[]),'support'];document.cookie='bonarium-support=1;path=/'",
  [TEST_SERVICES.IDENTITY_SCRIPT_URL]:
    "window.ran=[...(window.ran??[]),'identity'];document.cookie='bonarium-visitor=1;path=/'",
  [TEST_SERVICES.ANALYTICS_SCRIPT_URL]:
    "window.ran=[...(window.ran??[]),'analytics'];document.cookie='bonarium-visit.1=1;path=/'",
};

/**
 * Responds in place of the third-party hosts, and collects every requested address outside the
 * portal.
 */
export async function watchOutside(
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin,
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      const body = BODIES[url];
      if (body === undefined) await route.abort();
      else await route.fulfill({contentType: 'text/javascript', body});
    },
  );
  return asked;
}

/** The third-party scripts that ran on a page, in order. */
export function ranOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as {ran?: readonly string[]}).ran ?? []);
}

/** Names and values of the cookies, sorted by name. */
export async function readCookies(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies
      .map(({name, value}) => [name, value] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** The values of the two consent cookies that are set. */
export async function readChoice(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await readCookies(context);
  return Object.fromEntries(
    Object.entries(cookies).filter(([name]) => /^bonarium-(analytics|marketing)$/.test(name)),
  );
}
