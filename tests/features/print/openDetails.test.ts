// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {openDetails} from '../../../src/features/print/openDetails';

describe('openDetails', () => {
  it('opens closed sections, including those of which only one may be open, and restores them afterwards', () => {
    document.body.innerHTML = `
      <details id="outside"></details>
      <main><nav><details id="menu"></details></nav><div data-print="no"><details id="tool"></details></div>
      <details id="a"></details><details id="b" open></details><details id="c" name="status" open></details><details id="d" name="status"></details></main>`;
    const before = document.body.innerHTML;
    const open = () =>
      [...document.querySelectorAll('details')].filter((details) => details.open).map(({id}) => id);
    const close = openDetails(document);
    expect(open()).toEqual(['a', 'b', 'c', 'd']);
    close();
    expect(open()).toEqual(['b', 'c']);
    expect([...document.querySelectorAll('details[name="status"]')].map(({id}) => id)).toEqual([
      'c',
      'd',
    ]);
    expect(document.body.innerHTML.replaceAll(' open=""', ' open')).toHaveLength(
      before.replaceAll(' open=""', ' open').length,
    );
  });
});
