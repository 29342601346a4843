import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A package whose code reaches readers. */
export interface ShippedPackage {
  readonly name: string;
  /** Empty where the package is not installed. */
  readonly version: string;
  /** SPDX expression of its `package.json`; empty where it names none. */
  readonly licence: string;
  /** Licence and notice texts, as the package has them. */
  readonly texts: readonly string[];
  /** Who holds the rights, where there is no text that says so. */
  readonly holder: string;
}

/** The folder of the package a file of `node_modules` belongs to; `undefined` for files of this site and what the bundler makes up. */
export function findPackageFolder(file: string): string | undefined {
  if (!file.split(path.sep).includes('node_modules')) return undefined;
  for (let folder = path.dirname(file); path.basename(folder) !== 'node_modules' && folder !== path.dirname(folder); folder = path.dirname(folder)) {
    // A package.json without name says how a subfolder's modules are read, and nothing else.
    if (readManifest(folder)?.name !== undefined) return folder;
  }
  return undefined;
}

/** What a package's folder tells. Throws where it is none. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = readManifest(folder);
  if (typeof manifest?.name !== 'string') throw new Error(`${folder} is the folder of no package.`);
  const {name, version, license, author} = manifest;
  const files = readdirSync(folder)
    .filter((file) => /^(un)?licen[cs]e|^notice|^copying|^ofl/i.test(file))
    .sort();
  return {
    name,
    version: typeof version === 'string' ? version : '',
    licence: typeof license === 'string' ? license : hasType(license) ? license.type : '',
    texts: files.map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()),
    holder: typeof author === 'string' ? author : hasName(author) ? author.name : '',
  };
}

/** The folder of an installed package, seen from the site; `undefined` where it is not installed. */
export function findInstalled(siteDir: string, name: string, from: string): string | undefined {
  return [path.join(siteDir, 'node_modules', from, 'node_modules', name), path.join(siteDir, 'node_modules', name)].find((folder) => existsSync(folder));
}

function readManifest(folder: string): Readonly<Record<string, unknown>> | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined;
}

function hasType(value: unknown): value is {readonly type: string} {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function hasName(value: unknown): value is {readonly name: string} {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
