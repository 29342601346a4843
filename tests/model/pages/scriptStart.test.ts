// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {toScriptStart} from '../../../src/model/pages/scriptStart';

/** Tells the page that the browser has painted it. */
let paint: () => void = () => undefined;

class PaintObserver {
  public constructor(private readonly listener: () => void) {}
  public observe({type}: {readonly type: string}): void {
    if (type === 'paint') paint = this.listener;
  }
}

/** Runs the script in the head, and reads the page to its end. */
function read({hidden = false}: {readonly hidden?: boolean} = {}): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  new Function('PerformanceObserver', toScriptStart())(PaintObserver);
  // Stands for the scripts, which a test must not load.
  document.head.innerHTML = '<template><b id="runtime"></b><b id="main"></b></template>';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

/** The scripts that have started, in their order, and whether one may overtake another. */
const started = (): readonly string[] =>
  Array.from(
    document.head.querySelectorAll('b'),
    (script) => `${script.id} ${String((script as unknown as {async: boolean}).async)}`,
  );
const BOTH = ['runtime false', 'main false'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  paint = () => undefined;
});

it('starts the scripts in their order, once the page has been painted', () => {
  read();
  expect(started()).toEqual([]);
  paint();
  expect(started()).toEqual(BOTH);
});

it('starts them once, however often the browser says so', () => {
  read();
  paint();
  paint();
  vi.runAllTimers();
  expect(started()).toEqual(BOTH);
});

it('doesn’t wait in the background, where nothing is painted', () => {
  read({hidden: true});
  expect(started()).toEqual(BOTH);
});

it('waits at most three seconds after the text has arrived', () => {
  read();
  vi.advanceTimersByTime(2999);
  expect(started()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(started()).toEqual(BOTH);
});
