import {describe, expect, it, vi} from 'vitest';
import {createIdleQueue} from '../../../src/features/prefetch/idleQueue';

/** An idle moment that the test triggers. */
function createIdle() {
  const bodies: (() => void)[] = [];
  return {
    idle: (body: () => void) => void bodies.push(body),
    come: () => bodies.shift()?.(),
    waiting: () => bodies.length,
  };
}

describe('createIdleQueue', () => {
  it('processes one item in each idle moment, in order', () => {
    const done: string[] = [];
    const {idle, come, waiting} = createIdle();
    const queue = createIdleQueue(idle, (item: string) => done.push(item));
    ['a', 'b', 'c'].forEach(queue);
    expect(done).toEqual([]);
    come();
    expect(done).toEqual(['a']);
    come();
    come();
    expect(done).toEqual(['a', 'b', 'c']);
    expect(waiting()).toBe(0);
  });

  it('requests an idle moment once, and again when more items arrive later', () => {
    const done: string[] = [];
    const {idle, come, waiting} = createIdle();
    const queue = createIdleQueue(idle, (item: string) => done.push(item));
    queue('a');
    queue('b');
    expect(waiting()).toBe(1);
    come();
    come();
    queue('c');
    expect(waiting()).toBe(1);
    come();
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('continues after a failure', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const done: string[] = [];
    const {idle, come} = createIdle();
    const queue = createIdleQueue(idle, (item: string) => {
      if (item === 'bad') throw new Error('bad');
      done.push(item);
    });
    ['bad', 'good'].forEach(queue);
    come();
    come();
    expect(done).toEqual(['good']);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
