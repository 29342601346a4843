import path from 'node:path';
import {buildSite} from './lib/build/site';
import {readOptions, runCommand, toSwitch} from './lib/command';

/**
 * Builds the site in all languages. Options: `--out-dir` (build), `--locale` (one language only),
 * `--strict` (1: broken anchors, markdown links and duplicate routes stop the build; by default
 * they are listed at its end, unless PORTAL_STRICT says otherwise), `--strict-specs` (1: a
 * specification that cannot be fetched or shown stops it).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {
    'out-dir': 'build',
    locale: '',
    strict: '',
    'strict-specs': '0',
  });
  await buildSite({
    outDir: path.resolve(options['out-dir']),
    ...(options.strict === '' ? {} : {strict: toSwitch('strict', options.strict)}),
    strictSpecs: toSwitch('strict-specs', options['strict-specs']),
    ...(options.locale === '' ? {} : {only: [options.locale]}),
  });
});
