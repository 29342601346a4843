import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import ts from 'typescript';
import {keep, readCode, readKept, toCacheKey} from '../../../plugins/specification-files/cache';
import {toTar, type TarFile} from './tar';

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'src/packages/fiscal');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Writes the package `@bonarium/fiscal` to `<site>/downloads`: a tarball that npm installs without
 * a registry, because the curves are inside, and beside it its SHA-256. Returns the file's name.
 */
export async function writeFiscalPackage(siteFolder: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const name = `bonarium-fiscal-${manifest.version}.tgz`;
  const tarball = gzipSync(toTar(await toFiles(manifest)), {level: 9});
  const target = path.join(siteFolder, 'downloads');
  mkdirSync(target, {recursive: true});
  writeFileSync(path.join(target, name), tarball);
  const digest = createHash('sha256').update(tarball).digest('hex');
  writeFileSync(path.join(target, `${name}.sha256`), `${digest}  ${name}\n`);
  return name;
}

async function toFiles(manifest: Manifest): Promise<readonly TarFile[]> {
  const entries = Object.entries(manifest.exports).map(([place, source]) => ({
    place,
    name: path.basename(source, '.ts'),
  }));
  const {dependencies, ...rest} = manifest;
  const published = {
    ...rest,
    exports: Object.fromEntries(
      entries.map(({place, name}) => [
        place,
        {types: `./types/${name}.d.ts`, default: `./dist/${name}.js`},
      ]),
    ),
    bin: {fiscal: './dist/fiscal.js'},
  };
  const own = (file: string): TarFile => ({
    path: `package/${file}`,
    content: readFileSync(path.join(folder, file)),
  });
  return [
    {path: 'package/package.json', content: toBytes(`${JSON.stringify(published, null, 2)}\n`)},
    own('README.md'),
    own('LICENSE'),
    {path: 'package/THIRD-PARTY-NOTICES', content: toBytes(toNotices(Object.keys(dependencies)))},
    ...(await bundle(
      [...entries.map(({name}) => `src/${name}.ts`), 'cli/fiscal.ts'],
      manifest.version,
    )),
    ...toDeclarations(entries.map(({name}) => path.join(folder, 'src', `${name}.ts`))),
  ];
}

/** Shared parts become files of their own, so that a regime or the curves load when needed. */
async function bundle(entries: readonly string[], version: string): Promise<readonly TarFile[]> {
  const {outputFiles} = await build({
    absWorkingDir: folder,
    entryPoints: entries.map((entry) => ({in: entry, out: path.basename(entry, '.ts')})),
    outdir: 'dist',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    target: 'es2022',
    define: {PACKAGE_VERSION: JSON.stringify(version)},
    legalComments: 'inline',
  });
  return outputFiles.map(({path: file, contents}) => ({
    path: `package/dist/${path.basename(file)}`,
    content: contents,
    isExecutable: path.basename(file) === 'fiscal.js',
  }));
}

/**
 * The types of the package, kept in `.cache` under a digest of the code, because TypeScript takes
 * several seconds to write them.
 */
function toDeclarations(files: readonly string[]): readonly TarFile[] {
  const key = toCacheKey(ts.version, readCode(path.join(folder, 'src')), readCode(__dirname));
  const stored = path.join(root, '.cache', 'fiscal', `${key}.json`);
  const kept = readKept(stored)?.toString();
  const texts = kept ? (JSON.parse(kept) as Record<string, string>) : writeDeclarations(files);
  if (kept === undefined) keep(stored, JSON.stringify(texts));
  return Object.entries(texts).map(([file, text]) => ({
    path: `package/types/${file}`,
    content: toBytes(text),
  }));
}

/** Relative imports get the ending that Node's way of resolving types requires. */
function writeDeclarations(files: readonly string[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  const program = ts.createProgram(files, {
    declaration: true,
    emitDeclarationOnly: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    rootDir: path.join(folder, 'src'),
    outDir: '/types',
  });
  program.emit(undefined, (file, text) => {
    texts[path.basename(file)] = text.replace(/((?:from|import\()\s*'\.\/\w+)'/g, "$1.js'");
  });
  return texts;
}

function toNotices(names: readonly string[]): string {
  const all = [...names, '@noble/hashes'];
  return all
    .map((name) => {
      const nested = path.join(root, 'node_modules/@noble/curves/node_modules', name, 'LICENSE');
      const licence = path.join(root, 'node_modules', name, 'LICENSE');
      const file = name === '@noble/hashes' ? nested : licence;
      return `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`;
    })
    .join(`\n${'-'.repeat(72)}\n\n`);
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
