// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {catalogue} from '../../../src/data/apis';
import {ApiSubject} from '../../../src/features/catalogue/ApiSubject';

afterEach(cleanup);

it.each(catalogue.map(({id}) => id))('says what the API %s is for', (id) => {
  expect(render(<ApiSubject id={id} />).container.textContent).toMatch(/\w+ .*\.$/);
});

it('names the file of the missing line instead of showing nothing', () => {
  expect(() => render(<ApiSubject id="orders" />)).toThrow(
    'src/features/catalogue/ApiSubject.tsx has no line for "orders". Say there what the API is for.',
  );
});
