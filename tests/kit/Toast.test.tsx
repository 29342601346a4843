// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ToastRegion} from '../../src/kit/Toast';
import {createToaster, type Toaster} from '../../src/kit/toaster';

let toaster: Toaster;

beforeEach(() => {
  vi.useFakeTimers();
  toaster = createToaster();
  render(<ToastRegion toaster={toaster} label="Messages" closeLabel="Close" />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The live region of a message, which decides how it is read out. */
const livenessOf = (text: string): string | null | undefined =>
  screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');

describe('ToastRegion', () => {
  it('reads warnings and dangers out immediately, the others politely', () => {
    act(() => {
      toaster.show({kind: 'success', message: 'Saved'});
      toaster.show({kind: 'danger', message: 'Not saved'});
    });
    expect(livenessOf('Saved')).toBe('polite');
    expect(livenessOf('Not saved')).toBe('assertive');
  });

  it('removes a message when its time is over, even if others were added', () => {
    act(() => void toaster.show({message: 'First'}));
    act(() => vi.advanceTimersByTime(4000));
    act(() => void toaster.show({message: 'Second'}));
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  it('waits while the focus is in a message', () => {
    act(() => void toaster.show({message: 'Saved'}));
    const close = screen.getByRole('button', {name: 'Close'});
    fireEvent.focus(close);
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.blur(close);
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits for a pointer that arrives at the last moment, before the next render', () => {
    act(() => void toaster.show({message: 'Saved'}));
    // Testing Library's event isn't used, because it lets React render immediately, unlike a busy
    // browser.
    screen.getByText('Saved').dispatchEvent(new MouseEvent('pointerover', {bubbles: true}));
    vi.advanceTimersByTime(60_000);
    expect(toaster.read()).toHaveLength(1);
    screen.getByText('Saved').dispatchEvent(new MouseEvent('pointerout', {bubbles: true}));
    vi.advanceTimersByTime(5999);
    expect(toaster.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toaster.read()).toEqual([]);
  });

  it('closes by its button', () => {
    act(() => void toaster.show({kind: 'warning', message: 'Careful'}));
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByText('Careful')).toBeNull();
  });
});
