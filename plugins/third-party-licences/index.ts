import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CarriedPackageRow, LicenceReadingRow} from '../../src/data/licences';
import {applyReading, toNotice, validateLicences} from './notice';
import {findInstalled, findPackageFolder, readPackage, type ShippedPackage} from './packages';
import {createRecorder} from './recorder';

export interface ThirdPartyLicencesOptions {
  readonly carried: readonly CarriedPackageRow[];
  readonly readings: readonly LicenceReadingRow[];
  readonly allowed: readonly string[];
}

/** Name of the file, below the language's base URL. */
export const NOTICE_FILE = 'third-party-licences.txt';

/**
 * Writes a list of the packages whose code browsers load, with their licences. A licence that isn't
 * allowed stops the build.
 */
export default function thirdPartyLicences(
  {siteDir, siteConfig}: LoadContext,
  {carried, readings, allowed}: ThirdPartyLicencesOptions,
): Plugin {
  const files = new Set<string>();
  return {
    name: 'third-party-licences',
    configureWebpack: (_, isServer) =>
      isServer ? {} : ({plugins: [createRecorder(files)]} as object),
    async postBuild({outDir}) {
      const folders = new Set([...files].flatMap((file) => findPackageFolder(file) ?? []));
      const bundled = [...folders].map(readPackage);
      const packages = [
        ...bundled,
        ...carried
          .filter(({carriedBy}) => isCarried(carriedBy, bundled))
          .map((row) => toCarried(siteDir, row)),
      ].map((row) => applyReading(row, readings));
      const problems = validateLicences(packages, allowed);
      if (problems.length > 0)
        throw new Error(
          [
            `${problems.length} licences block this build`,
            ...problems.map((problem) => `- ${problem}`),
          ].join('\n'),
        );
      writeFileSync(path.join(outDir, NOTICE_FILE), toNotice(siteConfig.title, packages));
    },
  };
}

/** Files of this site are always in the build, packages only if a module imports them. */
function isCarried(by: string, bundled: readonly ShippedPackage[]): boolean {
  return by.includes('/') || bundled.some(({name}) => name === by);
}

function toCarried(siteDir: string, {name, carriedBy, absent}: CarriedPackageRow): ShippedPackage {
  if (absent)
    return {name, version: '', licence: absent.licence, texts: [], holder: absent.copyright};
  const folder = findInstalled(siteDir, name, carriedBy);
  if (folder === undefined)
    throw new Error(
      `src/data/licences.ts: ${name} is not installed. Correct the row, or give its licence in "absent".`,
    );
  return readPackage(folder);
}
