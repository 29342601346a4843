import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {findRowProblems} from '../src/config/rows';
import {locales} from '../src/data/locales';
import {runCommand} from './lib/command';
import {checkPage, toSummary} from './lib/pages/check';
import {readRowStatus} from './lib/translations/rowStatus';

const root = path.resolve(__dirname, '..');

/**
 * Checks MDX files, or all MDX files in a folder, within seconds and without a build. Without
 * arguments, it checks every page of the repository, including translations.
 */
runCommand(async (argv) => {
  const asked = argv.length > 0 ? argv : ['docs', 'blog', 'src/localised', 'src/pages', 'i18n'];
  const files = asked.flatMap((entry) => {
    const full = path.resolve(root, entry);
    const found = statSync(full, {throwIfNoEntry: false});
    if (!found)
      throw new Error(
        `${entry} is not a file or folder of the repository. Name pages such as docs/sign-de or blog/a-post.mdx.`,
      );
    if (!found.isDirectory()) return [full];
    return readdirSync(full, {recursive: true})
      .map(String)
      .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
      .map((file) => path.join(full, file));
  });
  const problems = [...findRowProblems(), ...locales.flatMap(({id}) => readRowStatus(id).problems)];
  for (const file of files) problems.push(...(await checkPage(root, file)));
  for (const problem of problems) console.error(problem);
  console.log(toSummary(files.length, problems.length));
  if (problems.length > 0) process.exitCode = 1;
});
