// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {CodeLines} from '../../../src/features/examples/CodeLines';
import {toCodeLines} from '../../../src/model/content/highlight';

vi.mock('../../../src/model/content/highlight', async (load) => {
  const actual = await load<{readonly toCodeLines: typeof toCodeLines}>();
  return {...actual, toCodeLines: vi.fn(actual.toCodeLines)};
});

afterEach(cleanup);

it('says how far each line is indented, so that the rest of a long one is behind its start', () => {
  render(<CodeLines code={'{\n  "state": "FINISHED"\n}'} language="json" />);
  const line = screen.getByText('"FINISHED"').parentElement;
  expect(line?.style.getPropertyValue('--indent')).toBe('2');
});

it('breaks a request line after the slashes of its path', () => {
  const {container} = render(
    <CodeLines code={'GET /api/v2/tss HTTP/1.1\nAccept: text/html'} language="http" />,
  );
  expect(container.innerHTML).toContain('/api/<wbr>v2/<wbr>tss HTTP/1.1');
  expect(container.querySelectorAll('wbr')).toHaveLength(2);
});

it('colors its code once, however often the block around it is rendered', () => {
  const toBlock = (code: string) => <CodeLines code={code} language="json" />;
  const {rerender} = render(toBlock('[1]'));
  vi.mocked(toCodeLines).mockClear();
  rerender(toBlock('[1]'));
  expect(toCodeLines).not.toHaveBeenCalled();
  rerender(toBlock('[2]'));
  expect(toCodeLines).toHaveBeenCalledOnce();
});
