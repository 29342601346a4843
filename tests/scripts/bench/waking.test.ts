import {describe, expect, it} from 'vitest';
import {toPress, toWaking} from '../../../scripts/bench/lib/waking';

describe('toWaking', () => {
  it('takes the median of each figure over the visits', () => {
    const guide = {kind: 'guide', address: '/sign-de/introduction'} as const;
    const visits = [
      {visible: 1900, works: 4400, scripts: 500, tasks: 1500},
      {visible: 2100, works: 4000, scripts: 300, tasks: 1700},
      {visible: 2000, works: 9000, scripts: 400, tasks: 1600},
    ];
    expect(toWaking(guide, visits)).toEqual({
      ...guide,
      visible: 2000,
      works: 4400,
      scripts: 400,
      tasks: 1600,
    });
  });
});

describe('toPress', () => {
  it('takes the median of each moment', () => {
    const control = {name: 'menu', address: '/', press: 'button', answer: '[open]'} as const;
    expect(toPress(control, {cold: [3, 1, 2], warm: [1], awake: [4, 6]})).toEqual({
      name: 'menu',
      address: '/',
      times: {cold: 2, warm: 1, awake: 5},
    });
  });
});
