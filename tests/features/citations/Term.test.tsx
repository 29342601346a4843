// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import '../../../src/features/citations/dismissTerms';
import {Term} from '../../../src/features/citations/Term';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A term on the page. happy-dom knows no pointer, so what the pointer is over says so. */
function place(): HTMLElement {
  const {container} = render(<Term text="TSS" definition="A device." lang="de" />);
  const frame = container.querySelector<HTMLElement>('[data-term]')!;
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => [frame] as never);
  return frame;
}

it('hides its definition on Escape until the pointer or the focus comes from outside', () => {
  const frame = place();
  act(() => screen.getByText('TSS').focus());
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(frame.hasAttribute('data-dismissed')).toBe(true);
  fireEvent.pointerOver(frame, {relatedTarget: document.body});
  expect(frame.hasAttribute('data-dismissed')).toBe(false);
  fireEvent.keyDown(document, {key: 'Escape'});
  act(() => screen.getByText('TSS').blur());
  expect(frame.hasAttribute('data-dismissed')).toBe(true);
  act(() => screen.getByText('TSS').focus());
  expect(frame.hasAttribute('data-dismissed')).toBe(false);
});

it('stays hidden while the pointer moves inside it, and ignores other keys', () => {
  const frame = place();
  fireEvent.keyDown(document, {key: 'Enter'});
  expect(frame.hasAttribute('data-dismissed')).toBe(false);
  fireEvent.keyDown(document, {key: 'Escape'});
  fireEvent.pointerOver(screen.getByText('A device.'), {relatedTarget: screen.getByText('TSS')});
  expect(frame.hasAttribute('data-dismissed')).toBe(true);
});
