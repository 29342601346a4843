// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {CheckHelp} from '../../../src/features/check/CheckHelp';

afterEach(cleanup);

it('names the countries of mistakes without a colon, which French spaces in its own way', () => {
  render(<CheckHelp />);
  const starts = screen.getAllByRole('listitem').map((row) => row.textContent.split(' – ')[0]);
  expect(starts).toEqual(['Germany', 'Austria', 'Spain', 'Italy and France']);
});
