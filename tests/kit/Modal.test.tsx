// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {Modal} from '../../src/kit/Modal';

afterEach(cleanup);

const show = (open: boolean, onClose: () => void) => (
  <Modal open={open} onClose={onClose} title="Delete the key?" closeLabel="Close">
    <p>It cannot be restored.</p>
  </Modal>
);

describe('Modal', () => {
  it('is named by its title and closed by its button', () => {
    const close = vi.fn();
    render(show(true, close));
    expect(screen.getByRole('dialog', {name: 'Delete the key?'}).hasAttribute('open')).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('calls onClose when the browser closed it', () => {
    const close = vi.fn();
    render(show(true, close));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays open if it was opened again before the close event', () => {
    const close = vi.fn();
    const {rerender} = render(show(true, close));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    // A browser fires the event in the next frame. This test's stand-in fires it immediately.
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), {
      once: true,
      capture: true,
    });
    rerender(show(false, close));
    expect(dialog.hasAttribute('open')).toBe(false);
    rerender(show(true, close));
    fireEvent(dialog, new Event('close'));
    expect(close).not.toHaveBeenCalled();
    expect(dialog.hasAttribute('open')).toBe(true);
  });
});
