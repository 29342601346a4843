// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import {Shortcuts} from '../../../src/features/shortcuts/Shortcuts';

vi.mock('../../../src/features/shortcuts/ShortcutsDialog', () => ({
  ShortcutsDialog: ({open}: {readonly open: boolean}) => (
    <output>{open ? 'open' : 'closed'}</output>
  ),
}));

afterEach(cleanup);

it('opens on the question mark and closes when the browser goes back to another page', async () => {
  const history = createMemoryHistory({initialEntries: ['/one', '/two'], initialIndex: 1});
  render(
    <Router history={history}>
      <Shortcuts />
    </Router>,
  );
  fireEvent.keyDown(document.body, {key: '?'});
  expect((await screen.findByRole('status')).textContent).toBe('open');
  act(() => history.goBack());
  expect(screen.getByRole('status').textContent).toBe('closed');
});
