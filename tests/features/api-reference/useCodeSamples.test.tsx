// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useCodeSamples} from '../../../src/features/api-reference/useCodeSamples';

const sample = '<figure><button data-apiref-copy="Copied">Copy</button><pre>curl --request PUT</pre></figure>';

function Reference(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCodeSamples(ref);
  return <div ref={ref} dangerouslySetInnerHTML={{__html: sample}} />;
}

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  HTMLElement.prototype.checkVisibility = () => true;
  window.getSelection()?.removeAllRanges();
  render(<Reference />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('copies the sample that is shown, and says so', async () => {
  writeText.mockResolvedValueOnce();
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('curl --request PUT');
});

it('selects the sample where the browser lets pages not copy', async () => {
  writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(String(window.getSelection())).toBe('curl --request PUT'));
  expect(screen.getByRole('button').textContent).toBe('Copy');
});
