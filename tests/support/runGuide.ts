import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import ts from 'typescript';

interface GuideRun {
  /** The fences of the page as one program. */
  readonly source: string;
  /** One text per call of `console.log`. */
  readonly printed: readonly string[];
  readonly exported: Readonly<Record<string, unknown>>;
}

/** Runs the TypeScript of a page like its reader. All fences of one page form one program. */
export function runGuide(
  page: string,
  {
    args = [],
    toLine = (values) => values.map(String).join(' '),
  }: {
    readonly args?: readonly string[];
    readonly toLine?: (values: readonly unknown[]) => string;
  } = {},
): GuideRun {
  const source = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code).join('\n');
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const printed: string[] = [];
  const exported: Record<string, unknown> = {};
  compileFunction(outputText, ['require', 'exports', 'console', 'process'])(
    createRequire(__filename),
    exported,
    {log: (...values: readonly unknown[]) => printed.push(toLine(values))},
    {argv: ['node', 'page', ...args]},
  );
  return {source, printed, exported};
}
