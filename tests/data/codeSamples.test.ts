import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {inspect} from 'node:util';
import {compileFunction} from 'node:vm';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const samples = ['docs', 'src/localised'].flatMap((folder) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, folder, file), 'utf8');
      const fences = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
      return fences.map((code, index) => ({
        name: `${folder}/${file} ${index + 1}`,
        code,
        earlier: fences.slice(0, index),
      }));
    }),
);

/** A call with the comment behind it, on the same line or the next: what the page says it gives. */
function findPromises(code: string): readonly {call: string; result: string}[] {
  const file = ts.createSourceFile('page.ts', code, ts.ScriptTarget.ES2022, true);
  return file.statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression))
      return [];
    const [, result] = /^;?[ \n]*\/\/ (.+)/.exec(code.slice(statement.expression.end)) ?? [];
    const call = statement.expression;
    const isPrinted = call.expression.getText() === 'console.log';
    return result === undefined || (isPrinted && call.arguments.length !== 1)
      ? []
      : [{call: (isPrinted ? call.arguments[0]! : call).getText(), result}];
  });
}

const imports = /^import .*;$/gm;
const toBody = (code: string): string => code.replace(imports, '').replace(/^export /gm, '');

/**
 * Runs a sample, which may use what the page declares before, and gives the value of each call, as
 * Node.js prints it and as a string.
 */
function run(
  {code, earlier}: {readonly code: string; readonly earlier: readonly string[]},
  calls: readonly string[],
): readonly (readonly string[])[] {
  const source = [
    ...new Set([...earlier, code].flatMap((one) => one.match(imports) ?? [])),
    ...earlier.map(toBody).map((body, index) => (index > 0 ? `{\n${body}` : body)),
    `{\n${toBody(code)}\nglobalThis.__values = [${calls.join(',\n')}];`,
    '}'.repeat(Math.max(1, earlier.length)),
  ].join('\n');
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const scope: {__values?: readonly unknown[]} = {};
  compileFunction(outputText, ['require', 'exports', 'console', 'globalThis'])(
    createRequire(__filename),
    {},
    {log: () => undefined},
    scope,
  );
  return (scope.__values ?? []).map((value) => [
    inspect(value, {breakLength: Infinity, depth: null}),
    String(value),
  ]);
}

const toDense = (text: string): string => text.replace(/[\s{}]+/g, '');

describe('code on pages', () => {
  const promising = samples.flatMap((sample) => {
    const promises = findPromises(sample.code);
    return promises.length > 0 ? [{...sample, promises}] : [];
  });

  it('says what its calls give on many pages', () => {
    expect(promising.length).toBeGreaterThan(10);
  });

  it.each(promising)('$name gives what it says', ({promises, ...sample}) => {
    const values = run(
      sample,
      promises.map(({call}) => call),
    );
    promises.forEach(({result}, index) => {
      const forms = (values[index] ?? []).map(toDense);
      expect(
        forms.some((form) => toDense(result).startsWith(form)),
        `${result} isn't ${forms[0]}`,
      ).toBe(true);
    });
  });

  it.each(samples)('$name is valid TypeScript', ({code}) => {
    const {diagnostics} = ts.transpileModule(code, {
      reportDiagnostics: true,
      compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
    });
    expect(diagnostics?.map(({messageText}) => messageText)).toEqual([]);
  });
});
