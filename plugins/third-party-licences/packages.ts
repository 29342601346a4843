import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A package whose code reaches readers. */
export interface ShippedPackage {
  readonly name: string;
  /** Empty if the package isn't installed. */
  readonly version: string;
  /** SPDX expression of its `package.json`; empty if there is none. */
  readonly licence: string;
  /** Licence and notice texts in the package. */
  readonly texts: readonly string[];
  /** The copyright holder, if no text names one. */
  readonly holder: string;
}

/**
 * The package folder of a file in `node_modules`; `undefined` for files of this site and modules
 * that the bundler generates.
 */
export function findPackageFolder(file: string): string | undefined {
  if (!file.split(path.sep).includes('node_modules')) return undefined;
  for (
    let folder = path.dirname(file);
    path.basename(folder) !== 'node_modules' && folder !== path.dirname(folder);
    folder = path.dirname(folder)
  ) {
    // A package.json without a name only sets how a subfolder's modules are read.
    if (readManifest(folder)?.name !== undefined) return folder;
  }
  return undefined;
}

/** The metadata in a package's folder. Throws if the folder isn't a package. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = readManifest(folder);
  if (typeof manifest?.name !== 'string')
    throw new Error(`${folder} is not the folder of a package.`);
  const {name, version, license, author} = manifest;
  const files = readdirSync(folder)
    .filter((file) => /^(un)?licen[cs]e|^notice|^copying|^ofl/i.test(file))
    .sort();
  return {
    name,
    version: typeof version === 'string' ? version : '',
    licence: typeof license === 'string' ? license : hasType(license) ? license.type : '',
    texts: files.map((file) =>
      readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim(),
    ),
    holder: typeof author === 'string' ? author : hasName(author) ? author.name : '',
  };
}

/** The folder of an installed package, as seen from the site; `undefined` if it isn't installed. */
export function findInstalled(siteDir: string, name: string, from: string): string | undefined {
  return [
    path.join(siteDir, 'node_modules', from, 'node_modules', name),
    path.join(siteDir, 'node_modules', name),
  ].find((folder) => existsSync(folder));
}

function readManifest(folder: string): Readonly<Record<string, unknown>> | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    : undefined;
}

function hasType(value: unknown): value is {readonly type: string} {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

function hasName(value: unknown): value is {readonly name: string} {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  );
}
