import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {apis, catalogue, type ApiRow, type CatalogueRow} from '../../src/data/apis';
import {conventions} from '../../src/data/conventions/rows';
import {footer} from '../../src/data/footer';
import {navbar} from '../../src/data/navbar';
import {products} from '../../src/data/products';
import {quickStart} from '../../src/data/quickStart';
import {site} from '../../src/data/site';
import {toApiRedirects, validateApis} from '../../src/model/catalogue/apis';
import {toApiGroups} from '../../src/model/catalogue/groups';
import {toOffers} from '../../src/model/catalogue/offers';
import {toApis} from '../../src/model/catalogue/rows';
import {toVersionRows} from '../../src/model/catalogue/versions';
import {toFooterColumns} from '../../src/model/navigation/footer';
import {toNavbar} from '../../src/model/navigation/navbar';
import {toSidebarEnd} from '../../src/model/navigation/sidebar';
import {findQuickStartProblems} from '../support/quickStart';

const root = path.resolve(__dirname, '../..');
const hasSpec = (spec: string): boolean =>
  existsSync(path.join(root, 'static/openapi', `${spec}.yaml`));
const rows: readonly CatalogueRow[] = catalogue;

/** The catalogue with one additional row: a new version of an API. */
function withNewVersion(id: string): readonly ApiRow[] {
  return toApis(
    rows.map((row) =>
      row.id === id ? {...row, versions: [{version: 'v99'}, ...row.versions]} : row,
    ),
  );
}

/** Every place that needs a change besides the row itself. */
const findComplaints = (copy: readonly ApiRow[]): readonly string[] => [
  ...validateApis(copy, hasSpec),
  ...copy
    .filter(({spec}) => !conventions.some((row) => row.spec === spec))
    .map(({spec}) => `src/data/conventions/rows.ts: no row for ${spec}. Add it.`),
  ...findQuickStartProblems(copy),
];

describe('a new API version', () => {
  it('passes all checks as long as no version is added', () => {
    expect(findComplaints(apis)).toEqual([]);
  });

  it.each(rows)(
    'of $label only needs its specification, its conventions and its part of the quick start',
    ({id, folder = id}) => {
      const product = quickStart.find((part) =>
        products.some((row) => row.id === part.product && row.api === id),
      )?.product;
      expect(findComplaints(withNewVersion(id))).toEqual([
        `${id} v99: no specification static/openapi/${folder}/v99.yaml. Add the file or correct the row.`,
        `src/data/conventions/rows.ts: no row for ${folder}/v99. Add it.`,
        ...(product === undefined
          ? []
          : [
              `src/pages/quick-start.mdx: the part "${product}" doesn't link to /api/${folder}/v99#section/Quick-Start. Rewrite it for that version.`,
            ]),
      ]);
    },
  );

  it('replaces the previous version wherever the portal links to the newest', () => {
    const copy = withNewVersion('sign-it');
    const links = site.links;
    const shown = JSON.stringify([
      toNavbar({navbar, products, apis: copy, links}),
      toFooterColumns({footer, products, apis: copy, links}, {locale: 'en', siteBaseUrl: '/'}),
      toSidebarEnd('sign-it', {products, apis: copy, quickStart}),
      toOffers('it', products, copy, 'en'),
      toApiRedirects(copy),
    ]);
    expect(shown.match(/\/api\/sign-it\/[\w-]+/g)).toEqual(
      Array.from({length: 6}, () => '/api/sign-it/v99'),
    );
    expect(
      toVersionRows(copy, '/api/sign-it/v99').map(({label, current, latest}) => [
        label,
        current,
        latest,
      ])[0],
    ).toEqual(['v99', true, true]);
    expect(
      toApiGroups(copy)
        .find(({id}) => id === 'sign-it')
        ?.versions.map(({version}) => version),
    ).toEqual(['v99', '2025-08-12', '2024-10-31', 'local']);
  });

  it('affects the files that CONTRIBUTING lists', () => {
    const [, section = ''] =
      /## Add an API version\n([\s\S]*?)\n## /.exec(
        readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'),
      ) ?? [];
    const files = [...section.matchAll(/`((?:src|static|docs|plugins)\/[^`<]*)/g)].map(
      ([, file = '']) => file.replace(/\/$/, ''),
    );
    expect([...new Set(files)].sort()).toEqual([
      'src/data/apis.ts',
      'src/data/conventions/rows.ts',
      'src/data/laws',
      'src/pages/quick-start.mdx',
      'static/openapi',
      'static/openapi/shared',
    ]);
  });

  it('does not affect sidebars, which name no version', () => {
    expect(readFileSync(path.join(root, 'sidebars.ts'), 'utf8')).not.toMatch(/\/api\//);
    expect(Object.keys(sidebars)).not.toEqual([]);
  });
});
