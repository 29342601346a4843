// @vitest-environment happy-dom
import {cleanup, render, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {useCurrentHeading} from '../../../src/features/page/useCurrentHeading';

afterEach(cleanup);

const headings = ['first', 'second', 'third'];

function Page({tops}: {readonly tops: Readonly<Record<string, number>>}): ReactNode {
  useCurrentHeading(headings, 'entry', 'current');
  const place = (element: HTMLElement | null): void => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, tops[element.id], 100, 20);
  };
  return (
    <>
      {Object.keys(tops).map((id) => (
        <p key={id} id={id} ref={place} />
      ))}
      {headings.map((id) => (
        <a key={id} className="entry" href={`#${id}`} />
      ))}
    </>
  );
}

it.each([
  ['the last heading in the upper third', '', {first: -500, second: 200, third: 300}, 'second'],
  ['the part of a row near the next heading', '#row', {first: -500, row: 80, second: 180}, 'first'],
  [
    'the part of a row that has left the window',
    '#row',
    {row: -90, first: -80, second: 180},
    'second',
  ],
  ['no part above the first', '', {first: 700, second: 900}, undefined],
])('marks %s', async (_, hash, tops, expected) => {
  Object.defineProperty(window, 'innerHeight', {value: 750, configurable: true});
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 9000,
    configurable: true,
  });
  const {container} = render(
    <MemoryRouter initialEntries={[`/errors${hash}`]}>
      <Page tops={tops} />
    </MemoryRouter>,
  );
  await new Promise(requestAnimationFrame);
  await waitFor(() => {
    expect(container.querySelector('.current')?.getAttribute('href')).toBe(
      expected && `#${expected}`,
    );
  });
});
