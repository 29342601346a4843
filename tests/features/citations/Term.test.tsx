// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {Term} from '../../../src/features/citations/Term';

afterEach(cleanup);

it('hides its definition on Escape as long as the focus shows it, even if the pointer came and went', () => {
  const {container} = render(<Term text="TSS" definition="A device." lang="de" />);
  const frame = container.querySelector<HTMLElement>('[data-state]')!;
  act(() => screen.getByText('TSS').focus());
  expect(frame.dataset.state).toBe('open');
  fireEvent.pointerEnter(frame);
  fireEvent.pointerLeave(frame);
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(frame.dataset.state).toBe('dismissed');
  act(() => screen.getByText('TSS').blur());
  expect(frame.dataset.state).toBe('idle');
});

it('forgets that it was hidden once the pointer has left', () => {
  const {container} = render(<Term text="TSS" definition="A device." lang="de" />);
  const frame = container.querySelector<HTMLElement>('[data-state]')!;
  fireEvent.pointerEnter(frame);
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(frame.dataset.state).toBe('dismissed');
  fireEvent.pointerLeave(frame);
  expect(frame.dataset.state).toBe('idle');
});
