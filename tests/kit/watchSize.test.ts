// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

describe('watching the size of elements', () => {
  let report: (...targets: Element[]) => void;
  const observed = new Set<Element>();

  beforeEach(() => {
    vi.resetModules();
    observed.clear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: (entries: readonly {readonly target: Element}[]) => void) {
          report = (...targets) => callback(targets.map((target) => ({target})));
        }
        observe(element: Element): void {
          observed.add(element);
        }
        unobserve(element: Element): void {
          observed.delete(element);
        }
      },
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('measures all elements before the first change', async () => {
    const {watchSize} = await import('../../src/kit/watchSize');
    const steps: string[] = [];
    const elements = ['a', 'b', 'c'].map((name) => {
      const element = document.createElement('div');
      watchSize(element, () => {
        steps.push(`measure ${name}`);
        return name === 'b' ? undefined : () => steps.push(`change ${name}`);
      });
      return element;
    });
    report(...elements);
    expect(steps).toEqual(['measure a', 'measure b', 'measure c', 'change a', 'change c']);
  });

  it('forgets an element that is no longer watched', async () => {
    const {watchSize} = await import('../../src/kit/watchSize');
    const element = document.createElement('div');
    const measure = vi.fn();
    const stop = watchSize(element, measure);
    expect(observed).toContain(element);
    stop();
    report(element);
    expect(measure).not.toHaveBeenCalled();
    expect(observed).not.toContain(element);
  });
});
