import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {expect, it} from 'vitest';
import PaginatorNavLink from '../../src/theme/PaginatorNavLink';

const render = (props: {readonly lang?: string}): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PaginatorNavLink permalink="/next" title="Belege" subLabel="Next" {...props} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '|');

it('names the language of a page that isn’t in the reader’s', () => {
  expect(render({lang: 'de'})).toContain('Next · |In German|');
  expect(render({})).toContain('|Next|');
});
