import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const read = new Map<string, ReturnType<typeof parse>>();

/** A YAML file, parsed once for all test files of a worker, which is why no test may change it. */
export function readYaml(file: string): ReturnType<typeof parse> {
  const name = path.resolve(file);
  if (!read.has(name)) read.set(name, deepFreeze(parse(readFileSync(file, 'utf8'))));
  return read.get(name);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
