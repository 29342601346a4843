// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useCodeSamples} from '../../../src/features/api-reference/useCodeSamples';

const sample =
  '<figure><span data-apiref-language="Language of the code sample">cURL</span><button data-apiref-copy="Copied">Copy</button>' +
  '<pre style="display: none">PUT /tss</pre><pre>curl --request PUT</pre></figure>';

function Reference(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCodeSamples(ref);
  return <div ref={ref} dangerouslySetInnerHTML={{__html: sample}} />;
}

/** All elements are in view. */
class EagerObserver {
  constructor(
    private readonly onSeen: (
      entries: readonly {readonly isIntersecting: boolean; readonly target: Element}[],
    ) => void,
  ) {}
  observe(target: Element): void {
    this.onSeen([{isIntersecting: true, target}]);
  }
  disconnect(): void {}
}

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  vi.stubGlobal('IntersectionObserver', EagerObserver);
  Object.defineProperty(HTMLElement.prototype, 'checkVisibility', {
    value: undefined,
    configurable: true,
  });
  vi.stubGlobal('Option', function createOption(label: string, value: string) {
    return Object.assign(document.createElement('option'), {label, value});
  });
  window.getSelection()?.removeAllRanges();
  render(<Reference />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('copies the visible sample and confirms it, in browsers without checkVisibility (Safari before 17.4)', async () => {
  writeText.mockResolvedValueOnce();
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('curl --request PUT');
});

it('selects the sample if the browser does not let pages copy', async () => {
  writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(String(window.getSelection())).toBe('curl --request PUT'));
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it('labels the choice of language, in browsers without ariaLabel (Firefox before 119)', () => {
  expect(screen.getByRole('combobox').getAttribute('aria-label')).toBe(
    'Language of the code sample',
  );
});
