// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {landOn} from '../../../src/features/api-reference/landOn';

/**
 * A machine that shows a frame every `interval` milliseconds, and an anchor whose position depends
 * on the number of scrolls.
 */
function showFrames({
  interval,
  topAt,
}: {
  readonly interval: number;
  readonly topAt: (frame: number) => number;
}): {
  readonly run: (frames: number) => void;
  readonly scrolls: () => number;
} {
  let waiting: FrameRequestCallback | undefined;
  let now = 0;
  let scrolls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((body) => {
    waiting = body;
    return 1;
  });
  vi.stubGlobal('requestAnimationFrame', window.requestAnimationFrame);
  const target = document.getElementById('tag/TSS')!;
  target.scrollIntoView = () => (scrolls += 1);
  target.getBoundingClientRect = () => ({top: topAt(scrolls)}) as DOMRect;
  return {
    run(frames) {
      for (let frame = 0; frame < frames; frame += 1) {
        now += interval;
        const body = waiting;
        waiting = undefined;
        body?.(now);
      }
    },
    scrolls: () => scrolls,
  };
}

beforeEach(() => {
  document.body.innerHTML = '<h2 id="tag/TSS">TSS</h2>';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('landOn', () => {
  it('holds the anchor until it has been still for eight frames', () => {
    const {run, scrolls} = showFrames({
      interval: 16,
      topAt: (frame) => (frame < 5 ? frame * 10 : 60),
    });
    landOn('#tag%2FTSS');
    run(100);
    expect(scrolls()).toBe(13);
  });

  it('holds it through as many frames on a slow machine as on a fast one', () => {
    const {run, scrolls} = showFrames({
      interval: 400,
      topAt: (frame) => (frame < 20 ? frame * 10 : 60),
    });
    landOn('#tag/TSS');
    run(100);
    expect(scrolls()).toBe(28);
  });

  it('gives up on a page that never rests', () => {
    const {run, scrolls} = showFrames({interval: 10, topAt: (frame) => frame * 10});
    landOn('#tag/TSS');
    run(200);
    expect(scrolls()).toBe(151);
  });

  it('stops when the reader scrolls', () => {
    const {run, scrolls} = showFrames({interval: 16, topAt: (frame) => frame * 10});
    landOn('#tag/TSS');
    run(3);
    window.dispatchEvent(new Event('wheel'));
    run(50);
    expect(scrolls()).toBe(4);
  });

  it.each([
    ['a section', '<section id="tag/TSS"><details><p>Text</p></details></section>'],
    ['a row', '<section><details><details><p id="tag/TSS">Text</p></details></details></section>'],
  ])('opens what is collapsed around %s', (_name, html) => {
    document.body.innerHTML = html;
    showFrames({interval: 16, topAt: () => 60});
    landOn('#tag/TSS');
    expect(document.querySelectorAll('details:not([open])')).toHaveLength(0);
  });

  it.each(['', '#', '#nothing', '#%'])('does nothing for %j', (hash) => {
    const {run, scrolls} = showFrames({interval: 16, topAt: () => 60});
    landOn(hash);
    run(5);
    expect(scrolls()).toBe(0);
  });
});
