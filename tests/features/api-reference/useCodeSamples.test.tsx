// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useCodeSamples} from '../../../src/features/api-reference/useCodeSamples';

const sample =
  '<figure><span data-apiref-language="Language of the code sample">cURL</span><button data-copied="Copied">Copy</button>' +
  '<pre style="display: none">PUT /tss</pre><pre>curl --request PUT</pre></figure>';

const examples =
  '<figure><button data-copied="Copied">Copy</button><p><span data-apiref-examples="Example">Required fields only</span></p>' +
  '<pre>curl --request PUT</pre><div class="apiref-further">' +
  ['A sale', 'A return']
    .map(
      (name) =>
        `<details><summary><span>${name}</span></summary><pre>{"${name}": 1}</pre></details>`,
    )
    .join('') +
  '</div></figure>';

/** A request with three examples, and its responses, of which the first has two. */
const pair =
  '<div><figure id="request"><p><span data-apiref-examples="Example" data-answers="0.0 0.1 1.0">A sale</span></p>' +
  '<pre>{"sale": 1}</pre><div class="apiref-further"><details><summary><span lang="en">A return</span></summary><pre>{"return": 1}</pre></details>' +
  '<details><summary><span lang="en">An order</span></summary><pre>{"order": 1}</pre></details></div></figure>' +
  '<figure id="responses"><details id="first" open><summary>200</summary><p data-apiref-examples="Example (200)" lang="en">Sold</p><pre>{}</pre>' +
  '<details id="returned"><summary><span lang="en">Returned</span></summary><pre>{}</pre></details></details>' +
  '<details id="second"><summary>201</summary><pre>{}</pre></details></figure></div>';

const responses =
  '<figure><button data-copied="Copied">Copy</button><details><summary>200</summary><pre>{}</pre></details>' +
  '<details open><summary>404</summary><pre>{"code": "E_TSS_NOT_FOUND"}</pre></details></figure>';

function Reference({html = sample}: {readonly html?: string}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCodeSamples(ref);
  return <div ref={ref} dangerouslySetInnerHTML={{__html: html}} />;
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

it('copies the response that is open', async () => {
  cleanup();
  render(<Reference html={responses} />);
  writeText.mockResolvedValueOnce();
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith('{"code": "E_TSS_NOT_FOUND"}'));
});

it('shows the example that the reader chooses, and copies it', async () => {
  cleanup();
  const {container} = render(<Reference html={examples} />);
  const choice = screen.getByRole('combobox', {name: 'Example'});
  const names = [...choice.querySelectorAll('option')].map(({label}) => label);
  expect(names).toEqual(['Required fields only', 'A sale', 'A return']);
  fireEvent.change(choice, {target: {value: '2'}});
  const open = [...container.querySelectorAll('details')].map((details) => details.open);
  expect(open).toEqual([false, true]);
  // Hides the sample, as the style sheet does.
  expect(container.querySelector('figure')?.hasAttribute('data-body')).toBe(true);
  container.querySelector<HTMLElement>('figure > pre')!.style.display = 'none';
  writeText.mockResolvedValueOnce();
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith('{"A return": 1}'));
  fireEvent.change(choice, {target: {value: '0'}});
  expect(container.querySelector('figure')?.hasAttribute('data-body')).toBe(false);
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
});

it('shows the response that answers the chosen example', () => {
  cleanup();
  const {container} = render(<Reference html={pair} />);
  const isOpen = (id: string) => container.querySelector<HTMLDetailsElement>(`#${id}`)?.open;
  const request = screen.getByRole<HTMLSelectElement>('combobox', {name: 'Example'});
  const response = screen.getByRole<HTMLSelectElement>('combobox', {name: 'Example (200)'});
  fireEvent.change(request, {target: {value: '1'}});
  expect(response.value).toBe('1');
  expect([isOpen('first'), isOpen('returned'), isOpen('second')]).toEqual([true, true, false]);
  fireEvent.change(request, {target: {value: '2'}});
  expect(isOpen('second')).toBe(true);
  fireEvent.change(request, {target: {value: '0'}});
  expect(response.value).toBe('0');
  expect([isOpen('first'), isOpen('returned')]).toEqual([true, false]);
});

it('says which examples are in English', () => {
  cleanup();
  render(<Reference html={pair} />);
  const response = screen.getByRole('combobox', {name: 'Example (200)'});
  expect([...response.querySelectorAll('option')].map(({label, lang}) => [label, lang])).toEqual([
    ['Sold', 'en'],
    ['Returned', 'en'],
  ]);
  // The name of the choice is in the reader's language.
  expect(response.closest('[lang]')).toBeNull();
});

it('offers only the first language for a further example, and the chosen one for the first', () => {
  cleanup();
  const bar = '<span data-apiref-language="Language of the code sample">cURL</span>';
  render(<Reference html={examples.replace('<button', `${bar}<button`)} />);
  const language = screen.getByRole<HTMLSelectElement>('combobox', {name: /^Language/});
  fireEvent.change(language, {target: {value: 'python'}});
  const example = screen.getByRole('combobox', {name: 'Example'});
  fireEvent.change(example, {target: {value: '1'}});
  expect([language.value, language.disabled]).toEqual(['curl', true]);
  fireEvent.change(example, {target: {value: '0'}});
  expect([language.value, language.disabled]).toEqual(['python', false]);
});
