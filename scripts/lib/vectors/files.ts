import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {ArchiveDefect} from './exports';
import type {VectorSet} from './family';
import {toVectorSets} from './sets';

const file = path.resolve(__dirname, '../../../static/vectors/de.json');

/** The files of the vectors by name. */
export async function toVectorFiles(): Promise<Readonly<Record<string, string>>> {
  const style = await resolveConfig(file);
  const files = toVectorSets().map(async ({regime, vectors}) => {
    const content = {$schema: './schema.json', licence: 'CC0-1.0', regime, vectors};
    return [
      `${regime.toLowerCase()}.json`,
      await format(JSON.stringify(content), {...style, parser: 'json'}),
    ];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Which defects are found, by which code, as a Markdown table. */
export function toDetectionTable(
  sets: readonly VectorSet[],
  archives: readonly ArchiveDefect[],
): string {
  const toRow = (regime: string, title: string, codes: readonly string[]): string =>
    `| ${regime} | ${title} | ${codes.map((code) => `\`${code}\``).join(', ') || 'not found'} |`;
  const rows = sets.flatMap(({regime, vectors}) =>
    vectors
      .filter(({kind}) => kind === 'defect')
      .map(({title, expected}) => toRow(regime, title, expected.codes)),
  );
  return [
    ...rows,
    ...archives.map(({title, code}) => toRow('DE', title, code === null ? [] : [code])),
  ].join('\n');
}
