import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

interface LockEntry extends Manifest {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifest = readJson('package.json') as Manifest;
const {packages} = readJson('package-lock.json') as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};
/** The packages of this repository are folders in the lock file, with a link to each. */
const WORKSPACES = /^(src\/packages\/[\w-]+|node_modules\/@bonarium\/[\w-]+)$/;
const locked = Object.entries(packages).filter(
  ([place]) => place !== '' && !WORKSPACES.test(place),
);
const own = {...manifest.dependencies, ...manifest.devDependencies};

/**
 * A version or a version range, or another package by name and version, which a registry resolves.
 * Doesn't match Git, files, links and addresses.
 */
const FROM_REGISTRY = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?[\w.*^~<>=|+ -]*$/;

describe('package.json', () => {
  it.each(Object.entries({...own, ...manifest.overrides}))(
    'names %s in one exact version',
    (_, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    },
  );

  it('names no package twice', () => {
    expect(
      Object.keys(manifest.dependencies ?? {}).filter(
        (name) => name in (manifest.devDependencies ?? {}),
      ),
    ).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('only refers to the configured registry', () => {
    expect(
      locked.filter(([, {resolved}]) => resolved !== undefined).map(([place]) => place),
    ).toEqual([]);
    const outside = Object.entries(packages).flatMap(
      ([place, {dependencies, devDependencies, optionalDependencies}]) =>
        Object.entries({...dependencies, ...devDependencies, ...optionalDependencies})
          .filter(([, range]) => !FROM_REGISTRY.test(range))
          .map(([name, range]) => `${place || 'package.json'}: ${name} ${range}`),
    );
    expect(outside).toEqual([]);
  });

  it('contains a sha512 of every package', () => {
    expect(
      locked
        .filter(([, {integrity}]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
        .map(([place]) => place),
    ).toEqual([]);
  });

  it('has what package.json names, in the versions it names', () => {
    expect({...packages['']?.dependencies, ...packages['']?.devDependencies}).toEqual(own);
    expect(
      Object.fromEntries(
        Object.keys(own).map((name) => [name, packages[`node_modules/${name}`]?.version]),
      ),
    ).toEqual(own);
  });
});

describe('what counts as external', () => {
  it.each([
    'git+ssh://git@code.example/a.git',
    'https://code.example/a.tgz',
    'http://code.example/a.tgz',
    'file:../a',
    'link:../a',
    'owner/name',
    'github:owner/name',
  ])('%s', (range) => {
    expect(range).not.toMatch(FROM_REGISTRY);
  });
});
