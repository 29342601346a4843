// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {VersionText} from '../../../src/features/catalogue/VersionText';

afterEach(cleanup);

it('keeps each version that is a date in one piece, and changes no text', () => {
  const text = 'SIGN IT: changes from 2024-10-31 to 2025-08-12, v1';
  const {container} = render(<VersionText>{text}</VersionText>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map(({textContent}) => textContent)).toEqual([
    '2024-10-31',
    '2025-08-12',
  ]);
});
