import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Every file of the given folders and files, sorted. Missing files are left out. */
export function findInputs(root: string, inputs: readonly string[]): readonly string[] {
  return inputs
    .flatMap((input) => {
      const place = path.resolve(root, input);
      const found = statSync(place, {throwIfNoEntry: false});
      if (!found?.isDirectory()) return found ? [place] : [];
      return readdirSync(place, {recursive: true, encoding: 'utf8'}).map((name) =>
        path.join(place, name),
      );
    })
    .filter((file) => statSync(file).isFile())
    .sort();
}
