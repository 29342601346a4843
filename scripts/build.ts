import path from 'node:path';
import {buildSite} from './lib/build/site';
import {readOptions, runCommand} from './lib/command';

/** Builds the site in all languages. Options: `--out-dir` (build), `--locale` (one language only), `--strict` (0: broken anchors only warn), `--strict-specs` (1: a specification that cannot be fetched or shown stops the build). */
runCommand(async (argv) => {
  const options = readOptions(argv, {'out-dir': 'build', locale: '', strict: '1', 'strict-specs': '0'});
  await buildSite({
    outDir: path.resolve(options['out-dir']),
    strict: options.strict !== '0',
    strictSpecs: options['strict-specs'] === '1',
    ...(options.locale === '' ? {} : {only: [options.locale]}),
  });
});
