import {test as base, expect} from '@playwright/test';
import {findEngine, type Engine} from '../../../scripts/lib/engines';
import type {Browser, Preferences, Reader, Tab} from './browser';
import {launchPuppeteer} from './puppeteer';
import {launchWebKit} from './webkit';

/** Arguments of a function in the page: values that JSON can represent. */
type Value = string | number | boolean | null;

/**
 * The position at which an element can be pressed, once it is visible, at rest and not covered.
 * Runs in the page.
 */
async function findPoint(
  selector: string,
  text: string | null,
): Promise<{x: number; y: number} | string> {
  const matches = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) =>
      text === null || one.textContent.trim() === text || one.getAttribute('aria-label') === text,
  );
  const element = matches.find(
    (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0,
  );
  if (element === undefined) return matches.length === 0 ? 'is not there' : 'is hidden';
  if (element.matches(':disabled')) return 'is disabled';
  // The first box, because a link can wrap to a second line.
  const read = (): DOMRect => element.getClientRects()[0] ?? new DOMRect();
  const {top, bottom} = read();
  // Only if necessary, so that a press doesn't change the scroll position.
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  const before = read();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = read();
  if (box.x !== before.x || box.y !== before.y || box.width !== before.width) return 'moves';
  const point = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  const hit = document.elementFromPoint(point.x, point.y);
  return element.contains(hit)
    ? point
    : `is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
}

/** In milliseconds. */
const WAIT = {timeout: 20_000, intervals: [20, 50, 100]};

function isShown(selector: string, text: string | null): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (one) =>
      (text === null ||
        one.textContent.trim() === text ||
        one.getAttribute('aria-label') === text) &&
      one.checkVisibility({visibilityProperty: true}),
  );
}

/**
 * A tab of the portal with all actions of the scenarios. Elements are found by a selector and, if
 * several match, by their text or label.
 */
export class PortalTab {
  constructor(
    private readonly tab: Tab,
    private readonly baseURL: string,
  ) {}

  /** Loads an address of the portal and waits until React has taken over the page. */
  async open(address: string): Promise<void> {
    await this.tab.goto(new URL(address, this.baseURL).href);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.hydrated();
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  forward(): Promise<void> {
    return this.tab.forward();
  }

  hydrated(): Promise<void> {
    return this.shows('html[data-has-hydrated="true"]');
  }

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.tab.press(key)), Promise.resolve());
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.tab.resize(width, height);
  }

  /** Runs a function in the page. The function may only use its arguments. */
  async run<T, A extends readonly Value[]>(
    body: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    return (await this.tab.evaluate(`(${String(body)})(...${JSON.stringify(args)})`)) as T;
  }

  /**
   * Waits until a function in the page returns a value. During navigation, it continues on the next
   * page.
   */
  async reads<T, A extends readonly Value[]>(
    expected: T,
    body: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<void> {
    await expect(async () =>
      expect<unknown>(await this.run(body, ...args)).toEqual(expected),
    ).toPass(WAIT);
  }

  /** Presses an element with the mouse as soon as a reader could. */
  async click(selector: string, text: string | null = null): Promise<void> {
    let point = {x: 0, y: 0};
    await expect(async () => {
      const found = await this.run(findPoint, selector, text);
      if (typeof found === 'string')
        throw new Error(`${selector}${text === null ? '' : ` “${text}”`} ${found}.`);
      point = found;
    }).toPass(WAIT);
    await this.tab.click(point.x, point.y);
  }

  /** Waits until an element is visible. */
  shows(selector: string, text: string | null = null): Promise<void> {
    return this.reads(true, isShown, selector, text);
  }

  /** Waits until no such element is visible. */
  hides(selector: string, text: string | null = null): Promise<void> {
    return this.reads(false, isShown, selector, text);
  }

  focus(selector: string): Promise<void> {
    return this.run((place) => document.querySelector<HTMLElement>(place)!.focus(), selector);
  }

  /** Waits until an element, or one within it, has the focus. */
  async focuses(selector: string): Promise<void> {
    await expect(async () => {
      const found = await this.run(
        (place) =>
          Boolean(document.activeElement?.closest(place)) ||
          document.activeElement?.outerHTML.slice(0, 120),
        selector,
      );
      expect(found, `${selector} has the focus`).toBe(true);
    }).toPass(WAIT);
  }

  /** Waits until the address is this one, without its origin. */
  isAt(address: string): Promise<void> {
    return this.reads(address, () => location.href.slice(location.origin.length));
  }

  /**
   * Waits until the upper edge of an element rests at a height in the viewport, within two pixels.
   */
  async restsAt(id: string, height: number): Promise<void> {
    await expect(async () => {
      const top = await this.run(async (name) => {
        const read = (): number => document.getElementById(name)!.getBoundingClientRect().top;
        const before = read();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return before === read() ? before : null;
      }, id);
      expect(top, `top of #${id}`).not.toBeNull();
      expect(Math.abs(top! - height), `#${id} is at ${top}`).toBeLessThanOrEqual(2);
    }).toPass(WAIT);
  }
}

async function launch(engine: Engine, preferences: Preferences): Promise<Browser> {
  const [first = '', second = ''] = findEngine(engine);
  return engine === 'webkit'
    ? launchWebKit(first, second, preferences)
    : launchPuppeteer(engine, first, preferences);
}

interface Scenario {
  readonly reader: Reader;
  readonly tab: PortalTab;
  /** Another tab of the same reader. */
  readonly openTab: () => Promise<PortalTab>;
  /** Console errors that belong to the scenario. */
  readonly allowErrors: readonly RegExp[];
}

interface Worker {
  readonly engine: Engine;
  readonly preferences: Preferences;
  readonly running: Browser;
}

/** Each scenario gets a browser of its project's engine, and a new reader. */
export const test = base.extend<Scenario, Worker>({
  engine: ['chromium', {scope: 'worker', option: true}],
  preferences: [
    {dark: false, reducedMotion: false},
    {scope: 'worker', option: true},
  ],
  allowErrors: [[], {option: true}],
  running: [
    async ({engine, preferences}, give) => {
      const browser = await launch(engine, preferences);
      await give(browser);
      await browser.quit();
    },
    {scope: 'worker'},
  ],
  reader: async ({running, allowErrors, baseURL}, give) => {
    const reader = await running.newReader(baseURL!);
    await give(reader);
    await reader.leave();
    expect(
      reader.problems.filter((problem) => !allowErrors.some((allowed) => allowed.test(problem))),
    ).toEqual([]);
  },
  openTab: async ({reader, baseURL}, give) => {
    await give(async () => {
      const tab = new PortalTab(await reader.openTab(), baseURL!);
      await tab.resize(1440, 900);
      return tab;
    });
  },
  tab: async ({openTab}, give) => give(await openTab()),
});

export {expect};
