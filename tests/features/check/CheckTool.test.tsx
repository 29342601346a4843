// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {check, FINDINGS} from '@bonarium/fiscal';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {sampleTexts} from '../../../src/data/check/sampleTexts';
import {CheckTool} from '../../../src/features/check/CheckTool';
import type {CheckReply, CheckRequest} from '../../../src/features/check/messages';

/** Checks in the page. Browser tests run the real worker. */
class LocalWorker {
  static readonly all: LocalWorker[] = [];
  static fails = false;
  onmessage?: (event: {data: CheckReply}) => void;
  onerror?: (event: {message: string}) => void;
  isEnded = false;

  constructor() {
    LocalWorker.all.push(this);
    queueMicrotask(() =>
      act(() =>
        LocalWorker.fails
          ? this.onerror?.({message: 'Script error'})
          : this.onmessage?.({data: {type: 'ready'}}),
      ),
    );
  }

  async postMessage({id, input, options}: CheckRequest): Promise<void> {
    if (LocalWorker.fails) return;
    const text = typeof input === 'string' ? input : await input.text();
    const report = await check(text, options);
    const rows = Object.fromEntries(report.findings.map(({code}) => [code, FINDINGS[code]]));
    act(() => this.onmessage?.({data: {type: 'report', id, result: {report, rows, text}}}));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  LocalWorker.all.length = 0;
  LocalWorker.fails = false;
  vi.stubGlobal('Worker', LocalWorker);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  window.history.replaceState(null, '', '/check');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (): HTMLTextAreaElement => screen.getByLabelText('Your receipt, record or export');
const verdict = (): Promise<HTMLElement> =>
  screen.findByRole('heading', {level: 2, name: /since|changed|tell/i}, {timeout: 10_000});
const paste = (text: string): void => {
  fireEvent.change(field(), {target: {value: text}});
  fireEvent.click(screen.getByRole('button', {name: 'Check'}));
};

it('loads nothing before the page is idle', async () => {
  const {container} = render(<CheckTool />);
  expect(LocalWorker.all).toEqual([]);
  act(() => idle.forEach((call) => call()));
  expect(LocalWorker.all).toHaveLength(1);
  await waitFor(() => expect(container.querySelector('[data-ready]')).not.toBeNull());
});

it.each<[string, () => void]>([
  ['gets the focus', () => field().focus()],
  ['is pressed', () => fireEvent.pointerDown(field())],
  ['gets a file', () => fireEvent.dragEnter(field())],
])('starts at once if the field %s, and only once', (_, wake) => {
  render(<CheckTool />);
  act(wake);
  act(() => idle.forEach((call) => call()));
  expect(LocalWorker.all).toHaveLength(1);
});

it('ends its worker with the page', () => {
  const {unmount} = render(<CheckTool />);
  act(() => field().focus());
  unmount();
  expect(LocalWorker.all.map(({isEnded}) => isEnded)).toEqual([true]);
});

it('shows verdict, reasons and fields, and puts nothing into the address', async () => {
  render(<CheckTool />);
  paste(sampleTexts['es-record-total']);
  expect((await verdict()).textContent).toBe('Changed or incomplete');
  expect(screen.getByText(FINDINGS['es.hash.differs'].text)).toBeTruthy();
  expect(
    screen.getAllByRole('rowheader').filter((head) => head.textContent.startsWith('ImporteTotal')),
  ).toHaveLength(1);
  // One cell for all that the hash covers.
  expect(screen.getAllByText('Protected, doesn’t fit')).toHaveLength(1);
  expect(screen.getByText(/The check can’t tell which\.$/)).toBeTruthy();
  expect(window.location.href).toMatch(/\/check$/);
});

it('names the receipt that a reason is about', async () => {
  render(<CheckTool />);
  paste(sampleTexts['it-journal-total']);
  await verdict();
  const reasons = screen.getByRole('region', {name: 'Reasons'});
  expect(reasons.textContent).toContain('Receipt or record: 4117 (2026-11-20T09:58:20+01:00).');
  // The hyphens of a date don't end a line.
  expect(reasons.innerHTML).toMatch(/4117 \(<span class="[^"]+">2026-11-20<\/span><wbr>T09:58/);
});

it('opens an example that the address names, without waiting for an idle page', async () => {
  window.history.replaceState(null, '', '/check#example=es-ticketbai-typo');
  render(<CheckTool />);
  expect((await verdict()).textContent).toBe('Changed or incomplete');
  expect(field().value).toBe(sampleTexts['es-ticketbai-typo']);
  const current = (): string | undefined => document.querySelector('[aria-current]')?.id;
  expect(current()).toBe('example=es-ticketbai-typo');
  const example = 'TicketBAI QR code, typing error';
  // The list of examples, and the result, which says once what it is.
  expect(screen.getAllByText(example)).toHaveLength(2);
  // The reader's own receipt takes the place of the example.
  paste(sampleTexts['es-ticketbai']);
  await waitFor(async () => expect((await verdict()).textContent).toBe('Can’t tell from this'));
  expect(window.location.hash).toBe('');
  expect(current()).toBeUndefined();
  expect(screen.getAllByText(example)).toHaveLength(1);
});

it('reads a chosen file and shows its text and name', async () => {
  const {container} = render(<CheckTool />);
  const picker = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  const file = new File([sampleTexts['at-codes']], 'codes.txt', {type: 'text/plain'});
  Object.defineProperty(picker, 'files', {value: [file], configurable: true});
  fireEvent.change(picker);
  expect((await verdict()).textContent).toBe('Unchanged since signing');
  expect(screen.getByText('codes.txt')).toBeTruthy();
  await waitFor(() => expect(field().value).toBe(sampleTexts['at-codes']));
});

it('forgets everything when it is cleared', async () => {
  render(<CheckTool />);
  paste(sampleTexts['es-address']);
  await verdict();
  fireEvent.click(screen.getByRole('button', {name: 'Clear'}));
  expect(screen.queryByRole('heading', {level: 2})).toBeNull();
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('says that the check stopped if its code can’t be loaded, and starts again', async () => {
  LocalWorker.fails = true;
  render(<CheckTool />);
  paste(sampleTexts['es-address']);
  expect((await screen.findByRole('alert')).textContent).toContain('Script error');
  LocalWorker.fails = false;
  fireEvent.click(screen.getByRole('button', {name: 'Check'}));
  expect((await verdict()).textContent).toBe('Can’t tell from this');
});

it('shows the first names of fields that nothing covers as code', async () => {
  render(<CheckTool />);
  paste(sampleTexts['fr-archive-amount']);
  await verdict();
  const sentence = (await screen.findByText('input.uncovered')).closest('li')?.querySelector('p');
  const names = [...(sentence?.querySelectorAll('code') ?? [])].map((name) => name.textContent);
  expect(names).toHaveLength(5);
  expect(names).toContain('documents[].number');
  expect(sentence?.textContent).toContain(`${names.join(', ')} …, so a change`);
});

it('asks only for what the check of the input can use', async () => {
  render(<CheckTool />);
  paste('Beleg^11.90_5.35_0.00_0.00_0.00^17.25:Bar');
  await screen.findByText(/signature over process data is in the code/, undefined, {
    timeout: 10_000,
  });
  expect(screen.queryByText(/Check more/)).toBeNull();
  paste(sampleTexts['de-code']);
  await screen.findByText(/Check more/, undefined, {timeout: 10_000});
});

it('lets long values break between their parts', async () => {
  render(<CheckTool />);
  paste('Beleg^11.90_5.35_0.00_0.00_0.00^12.25:Bar_5.00:Bar:USD');
  const row = (await screen.findByText('payments', undefined, {timeout: 10_000})).closest('th');
  expect(row?.innerHTML).toContain('12.25:Bar_<wbr>5.00:Bar:USD');
});

it('asks for nothing more about JSON that cannot be parsed', async () => {
  render(<CheckTool />);
  // Complete, the check of an Austrian export can use the certificate and the key.
  paste(sampleTexts['at-dep7'].slice(0, -20));
  await screen.findByText(FINDINGS['input.json'].text, undefined, {timeout: 10_000});
  expect(screen.queryByText(/Check more/)).toBeNull();
  paste(sampleTexts['at-dep7']);
  await screen.findByText(/Check more/, undefined, {timeout: 10_000});
});

it('treats spaces as an empty field', () => {
  render(<CheckTool />);
  paste('  \n ');
  expect(field().value).toBe('');
  expect(field().validity.valueMissing).toBe(true);
  expect(screen.queryByRole('heading', {level: 2})).toBeNull();
});
