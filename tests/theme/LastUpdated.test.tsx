// @vitest-environment happy-dom
import {render} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import LastUpdated from '../../src/theme/LastUpdated';

vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {common: {lastUpdated: 'theme-last-updated'}},
}));

it('writes the date of the last change in the form of the texts', () => {
  const {container} = render(<LastUpdated lastUpdatedAt={Date.UTC(2026, 10, 20)} />);
  expect(container.textContent).toBe('Last updated on 20 November 2026');
});
