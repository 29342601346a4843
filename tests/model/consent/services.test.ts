import {describe, expect, it} from 'vitest';
import {scripts} from '../../../src/data/scripts';
import {toServices} from '../../../src/model/consent/services';

const nothing = {scriptSources: {}, newsletterUrl: null, feedbackUrl: null, algolia: null};
const algolia = {appId: 'ABC123', searchKey: 'public', index: 'docs', hosts: []};

describe('the other hosts that are called', () => {
  it('are none if nothing is configured', () => {
    expect(toServices(scripts, nothing)).toEqual([]);
  });

  it('are the configured scripts and the newsletter’s service', () => {
    const scriptSources = {
      support: 'https://chat.example/a.js',
      analytics: 'https://count.example/b.js',
    };
    expect(
      toServices(scripts, {
        ...nothing,
        scriptSources,
        newsletterUrl: 'https://news.example/sign-up',
      }),
    ).toEqual([
      {id: 'support', host: 'chat.example', category: 'necessary', asked: true},
      {id: 'analytics', host: 'count.example', category: 'analytics', asked: false},
      {id: 'newsletter', host: 'news.example', category: 'necessary', asked: true},
    ]);
  });

  it('include the service for readers’ answers', () => {
    expect(
      toServices(scripts, {...nothing, feedbackUrl: 'https://answers.example/v1/feedback'}),
    ).toEqual([{id: 'feedback', host: 'answers.example', category: 'necessary', asked: true}]);
  });

  it('are those of the hosted search, whose events wait for consent', () => {
    expect(
      toServices(scripts, {...nothing, algolia}).map(({id, host, category}) => [
        id,
        host,
        category,
      ]),
    ).toEqual([
      ['search', 'abc123*.algolia.net, abc123*.algolianet.com', 'necessary'],
      ['searchEvents', 'insights.algolia.io', 'analytics'],
    ]);
    expect(
      toServices(scripts, {
        ...nothing,
        algolia: {...algolia, hosts: ['https://search.example']},
      }).map(({host}) => host),
    ).toEqual(['search.example', 'search.example']);
  });
});
