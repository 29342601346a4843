import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {verifactuReceipt} from '../receipts/verifactu';
import {spanishTables} from '../../src/data/tables/es';

const FOLDER = path.resolve(__dirname, '../../docs/sign-es');

/**
 * Code blocks that print output, with the output on the page: the comments at the beginning of a
 * line.
 */
const blocks = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => {
      const printed = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
      return printed.length > 0 ? [{file, code, printed}] : [];
    });
  });

describe('the code of the Spanish guides', () => {
  it('exists', () => {
    expect(blocks.map(({file}) => file)).toEqual(
      expect.arrayContaining([
        'invoicecompliance.mdx',
        'invoicecompliance_verifactu.mdx',
        'connectionloss_verifactu.mdx',
        'storage_verifactu.mdx',
        'conformidad_facturas.mdx',
        'registro_certificado.mdx',
        'recibo_digital.mdx',
      ]),
    );
  });

  it.each(blocks)('prints the output shown on the page in $file', ({code, printed}) => {
    const {outputText} = ts.transpileModule(code, {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    });
    const lines: string[] = [];
    const run = new Function('require', 'console', 'exports', outputText) as (
      ...args: readonly unknown[]
    ) => void;
    run(createRequire(__filename), {log: (value: unknown) => lines.push(String(value))}, {});
    expect(lines).toEqual(printed);
  });

  it('describes the chain of the day as in the example', () => {
    const page = readFileSync(path.join(FOLDER, 'invoicecompliance_verifactu.mdx'), 'utf8');
    const rows = [
      ...page.matchAll(
        /^\| (?:registration|cancellation)[^|]*\| ([^|]+) \|[^|]*\|([^|]*)\| `([0-9A-F]{8})` \|$/gm,
      ),
    ];
    expect(
      rows.map(([, number, total = '', start]) => [number, total.trim().replace('−', '-'), start]),
    ).toEqual(
      verifactuReceipt.chain.map((record) => [
        record.number,
        record.kind === 'REGISTRATION' ? record.total : '',
        record.hash.slice(0, 8),
      ]),
    );
  });
});

describe('the code lists in Spanish', () => {
  const codesOf = (id: string): string[] =>
    spanishTables
      .filter((table) => table.id === id)
      .flatMap(({rows}) => rows.map((row) => Object.values(row)[0] ?? ''));

  it.each([
    ['verifactu-tipos-de-factura', 'verifactu-invoice-types'],
    ['verifactu-claves-de-regimen', 'verifactu-vat-schemes'],
    ['ticketbai-claves-de-regimen', 'ticketbai-vat-schemes'],
    ['verifactu-declaracion-responsable', 'verifactu-declaration-items'],
  ])('%s has the codes of %s', (spanish, english) => {
    expect(codesOf(english).length).toBeGreaterThan(0);
    expect(codesOf(spanish)).toEqual(codesOf(english));
  });
});

it('writes a status outside the code of its error, so that lines break between them', () => {
  const german = path.resolve(
    FOLDER,
    '../../i18n/de/docusaurus-plugin-content-docs/current/sign-es',
  );
  const together = [FOLDER, german].flatMap((folder) =>
    readdirSync(folder).flatMap((file) =>
      (readFileSync(path.join(folder, file), 'utf8').match(/`\d{3} E_\w+`/g) ?? []).map(
        (code) => `${file}: ${code}`,
      ),
    ),
  );
  expect(together).toEqual([]);
});
