import {describe, expect, it, vi} from 'vitest';
import {createToaster, type ToastKind} from '../../src/kit/toaster';

describe('toaster', () => {
  it.each<[ToastKind, number | null]>([
    ['default', 6000],
    ['info', 6000],
    ['success', 6000],
    ['warning', null],
    ['danger', null],
  ])('%s lives %s ms', (kind, lifetime) => {
    const toaster = createToaster();
    toaster.show({kind, message: 'text'});
    expect(toaster.read()).toEqual([{id: 1, kind, message: 'text', lifetime}]);
  });

  it('keeps the order and removes the dismissed one', () => {
    const toaster = createToaster();
    const first = toaster.show({message: 'first', lifetime: null});
    toaster.show({message: 'second', lifetime: 100});
    toaster.dismiss(first);
    expect(toaster.read()).toEqual([{id: 2, kind: 'default', message: 'second', lifetime: 100}]);
  });

  it('calls listeners until they unsubscribe, and returns the same list while nothing changes', () => {
    const toaster = createToaster();
    const listener = vi.fn();
    const leave = toaster.subscribe(listener);
    toaster.show({message: 'text'});
    expect(listener).toHaveBeenCalledTimes(1);
    expect(toaster.read()).toBe(toaster.read());
    leave();
    toaster.show({message: 'text'});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
