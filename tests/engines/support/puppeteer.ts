import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';
import {BROWSER_FLAGS} from '../../../scripts/lib/browser';
import type {Browser, Preferences, Tab} from './browser';

class PuppeteerTab implements Tab {
  constructor(private readonly page: Page) {}

  async goto(url: string) {
    await this.page.goto(url);
  }

  async reload() {
    await this.page.reload();
  }

  // Puppeteer's own methods wait for a page load even if there is none. The call is delayed,
  // because leaving the page may end an evaluation before it returns.
  async back() {
    await this.page.evaluate('void setTimeout(() => history.back())');
  }

  async forward() {
    await this.page.evaluate('void setTimeout(() => history.forward())');
  }

  evaluate(expression: string) {
    return this.page.evaluate(expression);
  }

  async press(keys: string) {
    const all = keys.split('+') as KeyInput[];
    for (const key of all) await this.page.keyboard.down(key);
    for (const key of all.reverse()) await this.page.keyboard.up(key);
  }

  type(text: string) {
    return this.page.keyboard.type(text);
  }

  click(x: number, y: number) {
    return this.page.mouse.click(x, y);
  }

  resize(width: number, height: number) {
    return this.page.setViewport({width, height});
  }
}

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function launchPuppeteer(
  engine: 'chromium' | 'firefox',
  executablePath: string,
  {dark, reducedMotion}: Preferences,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath,
    ...(engine === 'chromium'
      ? {
          headless: 'shell',
          args: [
            ...BROWSER_FLAGS,
            `--blink-settings=preferredColorScheme=${dark ? 0 : 1}`,
            ...(reducedMotion
              ? ['--force-prefers-reduced-motion']
              : ['--force-prefers-no-reduced-motion']),
          ],
        }
      : {
          browser: 'firefox',
          headless: true,
          extraPrefsFirefox: {
            'ui.systemUsesDarkTheme': dark ? 1 : 0,
            'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
          },
        }),
  });
  return {
    async newReader(origin) {
      const context = await browser.createBrowserContext();
      // Allows pages to copy on a press, as in a browser with a window.
      if (engine === 'chromium')
        await context.overridePermissions(origin, ['clipboard-sanitized-write']);
      const problems: string[] = [];
      return {
        problems,
        async openTab() {
          const page = await context.newPage();
          page.on('pageerror', (error) =>
            problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
          );
          page.on('console', (message) => {
            if (message.type() === 'error') problems.push(message.text());
          });
          return new PuppeteerTab(page);
        },
        leave: () => context.close(),
      };
    },
    quit: () => browser.close(),
  };
}
