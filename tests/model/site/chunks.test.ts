import {expect, it} from 'vitest';
import {toRouteChunks} from '../../../src/model/site/chunks';

const names = {
  '/-1a2': {__comp: 'landing', props: {news: 'news'}},
  '/-fe9': {__comp: 'docs'},
  '/sign-de/outages-0ab': {
    __comp: 'guide',
    content: 'outages',
    items: [{content: 'a'}, {content: 'outages'}],
  },
  '/sign-de/outages-more-0ab': {__comp: 'other'},
};

it('names each chunk of the routes once, whatever depth it has', () => {
  expect(toRouteChunks(names, ['/', '/sign-de/outages'])).toEqual([
    'landing',
    'news',
    'docs',
    'guide',
    'outages',
    'a',
  ]);
});

it('names nothing for an address without routes', () => {
  expect(toRouteChunks(names, [])).toEqual([]);
});
