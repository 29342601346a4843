#!/usr/bin/env node
import {readFileSync} from 'node:fs';
import {check, recognise, type Verdict} from '../src/index';
import {HELP, readArguments, type CommandOptions} from './arguments';
import {toSarif, toText} from './print';

/** Replaced while the package is built. */
declare const PACKAGE_VERSION: string;

const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  unchanged: 0,
  'changed-or-incomplete': 1,
  'cannot-tell': 2,
};

async function run(options: CommandOptions): Promise<number> {
  const {input, format, certificate, aesKey, record, tssSerialNumber} = options;
  const readText = (file: string | undefined): string | undefined =>
    file === undefined ? undefined : readFileSync(file, 'utf8').trim();
  const bytes = new Uint8Array(readFileSync(input === '-' ? 0 : input));
  const report = await check(bytes, {
    certificate: readText(certificate),
    aesKey: readText(aesKey),
    record: readText(record),
    tssSerialNumber,
  });
  const file = input === '-' ? 'stdin' : input;
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify(report, null, 2)}\n`
      : format === 'sarif'
        ? toSarif(
            report,
            file,
            PACKAGE_VERSION,
            isArchive(bytes) ? null : new TextDecoder().decode(bytes),
          )
        : toText(report, file),
  );
  return EXIT_CODES[report.verdict];
}

function isArchive(bytes: Uint8Array): boolean {
  return /^de-(dsfinvk|tse)/.test(recognise(bytes));
}

const parameters = process.argv.slice(2);
if (parameters.length === 0 || parameters.includes('--help')) {
  process.stdout.write(HELP);
  process.exitCode = parameters.length === 0 ? 2 : 0;
} else {
  const result = readArguments(parameters);
  if ('mistake' in result) {
    console.error(result.mistake);
    process.exitCode = 2;
  } else {
    try {
      process.exitCode = await run(result.options);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    }
  }
}
