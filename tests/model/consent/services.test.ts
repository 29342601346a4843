import {expect, it} from 'vitest';
import {scripts} from '../../../src/data/scripts';
import {toServices} from '../../../src/model/consent/services';

it('lists every other host that is called, and nothing that is not configured', () => {
  expect(toServices(scripts, {}, null)).toEqual([]);
  expect(toServices(scripts, {support: 'https://chat.example/a.js', analytics: 'https://count.example/b.js'}, 'https://news.example/sign-up')).toEqual([
    {id: 'support', host: 'chat.example', category: 'necessary', asked: true},
    {id: 'analytics', host: 'count.example', category: 'analytics', asked: false},
    {id: 'newsletter', host: 'news.example', category: 'necessary', asked: true},
  ]);
});
