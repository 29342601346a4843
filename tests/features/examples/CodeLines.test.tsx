// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {CodeLines} from '../../../src/features/examples/CodeLines';

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
