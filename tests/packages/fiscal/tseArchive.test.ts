import {generateKeyPairSync} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {check} from '@bonarium/fiscal';
import {readTseLog} from '@bonarium/fiscal/germany';
import {toArchive, toArchiveFiles, toCertificate} from '../../support/tseArchive';
import type {TarFile} from '../../../scripts/lib/packages/tar';

const files = toArchiveFiles();
const codesOf = (findings: readonly {code: string}[]): string[] => findings.map(({code}) => code);
const place = (pattern: RegExp): number => files.findIndex(({path}) => pattern.test(path));
const without = (pattern: RegExp): TarFile[] => files.filter(({path}) => !pattern.test(path));
const replace = (pattern: RegExp, toFile: (file: TarFile) => TarFile): TarFile[] =>
  files.map((file) => (pattern.test(file.path) ? toFile(file) : file));
const flip = (content: Uint8Array, at: number): Uint8Array =>
  content.map((byte, index) => (index === at ? byte ^ 1 : byte));

describe('the archive of a TSE', () => {
  it.each([
    ['P-256, plain', toArchiveFiles()],
    [
      'P-256, log version 3',
      toArchiveFiles({form: {logVersion: 3, hash: 'SHA-256', time: 'unixTime'}}),
    ],
    ['brainpoolP256r1, DER', toArchiveFiles({curve: 'brainpoolP256r1', isDer: true})],
    [
      'brainpoolP384r1 with SHA-384',
      toArchiveFiles({
        curve: 'brainpoolP384r1',
        form: {logVersion: 2, hash: 'SHA-384', time: 'unixTime'},
      }),
    ],
  ])('is unchanged: %s', async (_, all) => {
    const report = await check(toArchive(all));
    expect(report).toMatchObject({
      kind: 'de-tse-archive',
      verdict: 'unchanged',
      facts: {transactionLogs: '6', systemLogs: '1', auditLogs: '1'},
    });
    expect(codesOf(report.findings)).toEqual([
      'de.archive.signature-fits',
      'de.archive.root',
      'de.archive.info-unsigned',
    ]);
    expect(report.findings[0]?.values).toEqual({count: '8', all: '8'});
  });

  const other = {name: 'Other', key: generateKeyPairSync('ec', {namedCurve: 'P-256'}).privateKey};
  it.each<[string, RegExp, TarFile[]]>([
    ['counter-gap', /Sig-5_/, without(/Sig-4_/)],
    ['no-start', /No-2_Finish/, without(/No-2_Start/)],
    ['no-end', /No-2_Start/, without(/No-2_Finish/)],
    ['number-gap', /No-3_/, without(/No-2_/)],
    ['begins-later', /^$/, without(/Sig-1_/)],
    [
      'counter-twice',
      /Sig-2_.*Fc-1/,
      [
        ...files,
        {
          path: files[place(/Sig-2_/)]!.path.replace('.log', '_Fc-1.log'),
          content: files[place(/Sig-2_/)]!.content,
        },
      ],
    ],
    [
      'name',
      /Sig-9_/,
      replace(/Sig-3_/, (file) => ({...file, path: file.path.replace('Sig-3', 'Sig-9')})),
    ],
    [
      'name',
      /KASSE-02/,
      replace(/Sig-3_/, (file) => ({...file, path: file.path.replace('-01.log', '-02.log')})),
    ],
    [
      'log-form',
      /Sig-3_/,
      replace(/Sig-3_/, (file) => ({...file, content: file.content.subarray(1)})),
    ],
    ['info', /^info/, without(/^info/)],
    ['file-unknown', /^notes/, [...files, {path: 'notes.txt', content: Buffer.from('x')}]],
    ['certificate-none', /Sig-1_/, without(/\.cer$/)],
    [
      'certificate-none',
      /Sig-1_/,
      replace(/\.cer$/, (file) => ({...file, content: toCertificate(other, other)})),
    ],
    [
      'certificate-form',
      /\.cer$/,
      replace(/\.cer$/, (file) => ({...file, content: Buffer.from('x')})),
    ],
    [
      'certificate-signature',
      /\.cer$/,
      replace(/\.cer$/, (file) => ({
        ...file,
        content: flip(file.content, file.content.length - 1),
      })),
    ],
    ['issuer-missing', /\.cer$/, without(/\.pem$/)],
    ['empty', /^$/, without(/\.log$/)],
  ])('reveals de.archive.%s at %s', async (code, at, changed) => {
    const {findings} = await check(toArchive(changed));
    const places = findings.filter((one) => one.code === `de.archive.${code}`);
    expect(places.filter((one) => at.test(one.at))).not.toEqual([]);
  });

  it.each(['Sys_initialize', 'Tra_No-1_Start', 'Tra_No-1_Finish', 'Aud'])(
    'reveals each changed byte of a message: %s',
    async (name) => {
      const index = place(new RegExp(`Log-${name}`));
      const {path, content} = files[index]!;
      for (let at = 0; at < content.length; at += 1) {
        const rest = [{path, content: flip(content, at)}];
        const report = await check(
          toArchive([...rest, ...files.filter((file) => /_X509|info/.test(file.path))]),
        );
        expect(report.verdict, `byte ${at}`).not.toBe('unchanged');
      }
    },
  );

  it('reveals where an archive is cut off or damaged', async () => {
    const bytes = toArchive(files);
    for (const damaged of [bytes.subarray(0, 5000), flip(bytes, 3000), flip(bytes, 512 * 4 + 10)])
      expect((await check(damaged)).verdict).toBe('changed-or-incomplete');
  });

  it('has messages that can be read one by one', () => {
    expect(readTseLog(files[place(/No-1_Finish/)]!.content)).toMatchObject({
      kind: 'transaction',
      operation: 'FinishTransaction',
      processType: 'Kassenbeleg-V1',
      transactionNumber: 1,
      counter: 3,
    });
    expect(readTseLog(Uint8Array.of(0x30, 0))).toBeNull();
  });
});
