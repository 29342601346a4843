import {describe, expect, it} from 'vitest';
import {allowedLicences, carriedPackages, licenceReadings} from '../../../src/data/licences';
import {
  applyReading,
  isAllowed,
  toNotice,
  validateLicences,
} from '../../../plugins/third-party-licences/notice';
import {readFileSync} from 'node:fs';
import {
  findInstalled,
  findPackageFolder,
  readPackage,
  type ShippedPackage,
} from '../../../plugins/third-party-licences/packages';
import path from 'node:path';

const shipped = (row: Partial<ShippedPackage>): ShippedPackage => ({
  name: 'tidy',
  version: '1.0.0',
  licence: 'MIT',
  texts: ['All yours.'],
  holder: '',
  ...row,
});
const root = path.resolve(__dirname, '../../..');

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['MIT AND (ISC OR GPL-3.0)', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('says of %s: %s', (expression, expected) => {
    expect(isAllowed(expression, ['MIT', 'ISC'])).toBe(expected);
  });
});

describe('validateLicences', () => {
  it('names every package whose licence is not allowed, with a remedy', () => {
    const problems = validateLicences(
      [
        shipped({}),
        shipped({name: 'nameless', licence: ''}),
        shipped({name: 'sticky', licence: 'GPL-3.0'}),
      ],
      ['MIT'],
    );
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('nameless 1.0.0 names no licence');
    expect(problems[1]).toContain('sticky 1.0.0 has the licence GPL-3.0');
  });
});

describe('applyReading', () => {
  it('applies only to the version that was read', () => {
    const readings = [{name: 'tidy', version: '1.0.0', licence: 'ISC'}];
    expect(applyReading(shipped({licence: ''}), readings).licence).toBe('ISC');
    expect(applyReading(shipped({licence: '', version: '1.0.1'}), readings).licence).toBe('');
  });
});

describe('toNotice', () => {
  it('lists every package once, in an order independent of the bundles', () => {
    const packages = [
      shipped({name: 'b'}),
      shipped({name: 'a', version: '2.0.0'}),
      shipped({name: 'a'}),
      shipped({name: 'b'}),
    ];
    const text = toNotice('The site', packages);
    expect([...text.matchAll(/^([ab] \d\.0\.0)$/gm)].map(([, entry]) => entry)).toEqual([
      'a 1.0.0',
      'a 2.0.0',
      'b 1.0.0',
    ]);
    expect(toNotice('The site', [...packages].reverse())).toBe(text);
    expect(text).toContain('code of the 3 packages below');
  });

  it('adds the licence text and author for a package without a licence file', () => {
    expect(toNotice('The site', [shipped({texts: [], holder: 'Ada'})])).toMatch(
      /By: Ada\n\nPermission is hereby granted/,
    );
    expect(toNotice('The site', [shipped({texts: [], licence: 'CC0-1.0'})])).toContain(
      'https://spdx.org/licenses/CC0-1.0.html',
    );
  });
});

describe('packages on disk', () => {
  it('are found from one of their files, through folders whose package.json has no name', () => {
    expect(findPackageFolder(path.join(root, 'node_modules/react/cjs/react.production.js'))).toBe(
      path.join(root, 'node_modules/react'),
    );
    expect(
      findPackageFolder(
        path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme/Root.js'),
      ),
    ).toBe(path.join(root, 'node_modules/@docusaurus/theme-classic'));
    expect(findPackageFolder(path.join(root, 'src/kit/Button.tsx'))).toBeUndefined();
    expect(readPackage(path.join(root, 'node_modules/react'))).toMatchObject({
      name: 'react',
      licence: 'MIT',
      texts: [expect.stringContaining('Meta Platforms')],
    });
  });
});

describe('the tables', () => {
  it.each([
    ['redoc', 'bundles/redoc.browser.lib.js.map'],
    ['@docsearch/react', 'dist/umd/index.js.map'],
    ['styled-components', 'dist/styled-components.js.map'],
  ])('list exactly the packages in the file of %s', (by, map) => {
    const {sources} = JSON.parse(
      readFileSync(path.join(root, 'node_modules', by, map), 'utf8'),
    ) as {sources: string[]};
    const inside = sources.flatMap(
      (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
    );
    const listed = carriedPackages.filter(({carriedBy}) => carriedBy === by).map(({name}) => name);
    expect(listed.sort()).toEqual([...new Set(inside)].sort());
  });

  it.each(carriedPackages.filter(({absent}) => absent === undefined))(
    '$name is installed, with an allowed licence',
    ({name, carriedBy}) => {
      const folder = findInstalled(root, name, carriedBy);
      expect(folder).toBeDefined();
      expect(validateLicences([readPackage(folder!)], allowedLicences)).toEqual([]);
    },
  );

  it.each(licenceReadings)(
    '$name $version is the installed version, so the reading is needed',
    ({name, version, licence}) => {
      const {version: installed, licence: named} = readPackage(
        path.join(root, 'node_modules', name),
      );
      expect(installed).toBe(version);
      expect(named).not.toBe(licence);
    },
  );
});
