import {toTable} from '../bench/figures';
import {fileKinds, type FileKind} from './kinds';
import type {Plan} from './plan';

interface ReportOptions {
  readonly isDry: boolean;
  readonly isListed: boolean;
}

/** What a plan does, as a table of counts and bytes; with every file below it where that is wanted. */
export function toPlanLines(plan: Plan, {isDry, isListed}: ReportOptions): readonly string[] {
  const uploads = plan.steps.flatMap((step) => step.uploads);
  const toCell = (files: readonly {readonly size: number}[]): string =>
    files.length === 0 ? '–' : `${files.length} (${toSizeText(files.reduce((sum, {size}) => sum + size, 0))})`;
  const toRow = (name: string, isOne: (kind: FileKind) => boolean): string[] => [
    name,
    toCell(uploads.filter(({file, isNew}) => isNew && isOne(file.kind)).map(({file}) => file)),
    toCell(uploads.filter(({file, isNew}) => !isNew && isOne(file.kind)).map(({file}) => file)),
    toCell(plan.same.filter(({file}) => isOne(file.kind)).map(({file}) => file)),
  ];
  const names: Readonly<Record<FileKind, string>> = {asset: 'assets', file: 'files', page: 'pages', entry: 'entry files'};
  const lines = [
    toTable(['', 'new', 'replaced', 'unchanged'], [...fileKinds.map((kind) => toRow(names[kind], (other) => other === kind)), toRow('all', () => true)]),
    `Left the build: ${toCell(plan.left.map(({recorded}) => recorded))} kept, ${toCell(plan.deletions)} due to be deleted`,
    ...(plan.foreign.length > 0 ? [`Of no deployment, left alone: ${plan.foreign.length}`] : []),
  ];
  const listed = [
    ...plan.steps.flatMap(({name, uploads: own}) => own.map(({file, isNew}) => `  ${isNew ? 'new     ' : 'replaced'} ${file.path} (${name})`)),
    ...plan.same.map(({file}) => `  same     ${file.path}`),
    ...plan.left.map(({path, until}) => `  kept     ${path} (until ${until.toISOString().slice(0, 10)})`),
    ...plan.deletions.map(({path}) => `  deleted  ${path}`),
    ...plan.foreign.map((path) => `  foreign  ${path}`),
  ];
  const changesRules = uploads.some(({file}) => file.path === '_headers' || file.path === '_redirects');
  return [
    ...lines,
    ...(isListed ? listed : []),
    ...(changesRules ? ['_headers or _redirects changed: bring the rules of the CDN in line with them (CONTRIBUTING, Deploy).'] : []),
    ...(isDry ? ['Nothing was written.'] : []),
  ];
}

function toSizeText(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
