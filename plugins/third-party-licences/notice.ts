import type {LicenceReadingRow} from '../../src/data/licences';
import type {ShippedPackage} from './packages';

/** The alternatives in an SPDX expression, of which one has to be allowed. */
function toChoices(expression: string): readonly string[] {
  return expression.replace(/[()]/g, '').split(' OR ');
}

/**
 * Whether an SPDX expression is satisfied by allowed licences: all parts of an AND, at least one of
 * an OR. `false` for expressions that mix both.
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  if (expression.includes(' AND ') && expression.includes(' OR ')) return false;
  const parts = expression.replace(/[()]/g, '').split(' AND ');
  return parts.length > 1
    ? parts.every((part) => allowed.includes(part))
    : toChoices(expression).some((choice) => allowed.includes(choice));
}

/**
 * The package, with the licence recorded in our table if there is a row for exactly this version.
 */
export function applyReading(
  row: ShippedPackage,
  readings: readonly LicenceReadingRow[],
): ShippedPackage {
  const reading = readings.find(({name, version}) => name === row.name && version === row.version);
  return reading ? {...row, licence: reading.licence} : row;
}

/** Reasons why these packages may not be redistributed, each with a remedy. */
export function validateLicences(
  packages: readonly ShippedPackage[],
  allowed: readonly string[],
): readonly string[] {
  return packages.flatMap(({name, version, licence}) =>
    licence === ''
      ? [
          `${name} ${version} names no licence. Read its licence file and add a row to licenceReadings (src/data/licences.ts), or replace the package.`,
        ]
      : isAllowed(licence, allowed)
        ? []
        : [
            `${name} ${version} has the licence ${licence}, which is not in allowedLicences (src/data/licences.ts). Replace the package, or have the licence looked at and add it; where its file says something else, add a row to licenceReadings.`,
          ],
  );
}

const RULE = '-'.repeat(80);

/**
 * The licence file for readers: every package once, by name and version, with its licence. The same
 * packages give the same text.
 */
export function toNotice(site: string, packages: readonly ShippedPackage[]): string {
  const known = new Map(packages.map((row) => [`${row.name} ${row.version}`, row]));
  const sorted = [...known.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  const head = [
    `Software of others in ${site}`,
    '',
    `The scripts, styles and fonts of this site contain code of the ${sorted.length} packages below, each under its own licence.`,
  ];
  return `${[head.join('\n'), ...sorted.map(toEntry)].join(`\n\n${RULE}\n\n`)}\n`;
}

function toEntry({name, version, licence, texts, holder}: ShippedPackage): string {
  const head = [
    `${name}${version === '' ? '' : ` ${version}`}`,
    `Licence: ${licence}`,
    ...(texts.length === 0 && holder !== '' ? [`By: ${holder}`] : []),
  ];
  const body =
    texts.length > 0
      ? texts
      : [
          STANDARD_TEXTS[licence] ??
            `The package comes without a text of its licence; https://spdx.org/licenses/${licence}.html has it.`,
        ];
  return [head.join('\n'), ...body].join('\n\n');
}

/** Licence texts for packages without a licence file. */
const STANDARD_TEXTS: Readonly<Record<string, string>> = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`,
};
