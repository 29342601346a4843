import type {Report} from '../src/index';

/** A place in a text: line and column count from 1. */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
}

/** Names that a report uses for members of a DEP7 file. */
const MEMBERS: Readonly<Record<string, string>> = {
  groups: 'Belege-Gruppe',
  receipts: 'Belege-kompakt',
  authorities: 'Zertifizierungsstellen',
};
const RECORD = /<(?:\w+:)?Registro(?:Alta|Anulacion|Evento)\b/g;

/** Where a finding's place is in a text, or `null` if the place is the whole text. */
export function toRegion(
  text: string,
  at: string,
  {kind, fields}: Pick<Report, 'kind' | 'fields'>,
): Region | null {
  const offset = /^\s*[{[]/.test(text)
    ? findInJson(text, at)
    : (findInLines(text, at, kind) ?? findValue(text, at, fields));
  return offset === null ? null : toLineAndColumn(text, offset);
}

function toLineAndColumn(text: string, offset: number): Region {
  const lines = text.slice(0, offset).split('\n');
  return {startLine: lines.length, startColumn: (lines.at(-1)?.length ?? 0) + 1};
}

/** The record or line that a place such as `[1].Huella` begins with, and the element inside. */
function findInLines(text: string, at: string, kind: string): number | null {
  const [, index, name] = /^\[(\d+)\](?:\.(\w+))?/.exec(at) ?? [];
  const isXml = text.trimStart().startsWith('<');
  if (index === undefined && !(isXml && at !== '')) return null;
  const starts = [...text.matchAll(isXml ? RECORD : /^[^\S\n]*\S/gm)].map((match) => match.index);
  const start = index === undefined ? 0 : starts[Number(index)];
  if (start === undefined || kind === 'unknown') return null;
  const element = new RegExp(`<(?:\\w+:)?${/\w+$/.exec(name ?? at)?.[0]}[\\s/>]`, 'g');
  element.lastIndex = start;
  return (isXml ? element.exec(text)?.index : undefined) ?? start;
}

function findValue(text: string, at: string, fields: Report['fields']): number | null {
  const value = fields.find(({name}) => name === at)?.value ?? '';
  const offset = value === '' ? -1 : text.indexOf(value);
  return offset < 0 ? null : offset;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The value that a path such as `documents[2].total` leads to, as far as the text has it. */
function findInJson(text: string, at: string): number | null {
  const path = [...at.matchAll(/[^.[\]]+/g)].map(([name]) => MEMBERS[name] ?? name);
  const open: {readonly isList: boolean; step: string}[] = [];
  let [found, depth, key] = [-1, 0, ''];
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (token === ',' && parent?.isList) parent.step = String(Number(parent.step) + 1);
    else if (token === ':' && parent) parent.step = key;
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ',') {
      const isHere = open.length > depth && open.every(({step}, place) => step === path[place]);
      if (isHere) [found, depth] = [index, open.length];
      if (depth === path.length) break;
      if (token === '{' || token === '[')
        open.push({isList: token === '[', step: token === '[' ? '0' : ''});
      else key = token.slice(1, -1);
    }
  }
  return found < 0 ? null : found;
}
