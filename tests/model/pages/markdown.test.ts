import {expect, it} from 'vitest';
import {toMarkdownAddress} from '../../../src/model/pages/markdown';

it.each([
  ['/sign-de/outages', '/sign-de/outages.md'],
  ['/de/', '/de/index.md'],
  ['/', '/index.md'],
  ['/api/sign-it/2025-08-12', '/api/sign-it/2025-08-12.md'],
  ['/404.html', undefined],
  ['/de/design', undefined],
])('the Markdown of %s is at %s', (address, markdown) => {
  expect(toMarkdownAddress(address)).toBe(markdown);
});
