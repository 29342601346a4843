import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAuditReport, parseExceptions, validateAudit} from './lib/audit/advisories';
import {readOptions, runCommand} from './lib/command';

const root = path.resolve(__dirname, '..');

/**
 * Checks the production dependencies for vulnerabilities known to npm, and compares them with the
 * exceptions in `.github/audit.json`. `--today` sets the date, for tests.
 */
runCommand(async (argv) => {
  const {today} = readOptions(argv, {today: new Date().toISOString().slice(0, 10)});
  const exceptions = parseExceptions(
    JSON.parse(readFileSync(path.join(root, '.github', 'audit.json'), 'utf8')),
    today,
  );
  // npm exits with 1 if it finds a vulnerability, so the exit code doesn't show whether the command
  // failed.
  const {stdout, error} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  const advisories = parseAuditReport(parseJson(stdout));
  const problems = validateAudit(advisories, exceptions, today);
  if (problems.length > 0)
    throw new Error(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
        ...problems.map((problem) => `- ${problem}`),
      ].join('\n'),
    );
  console.log(`No open advisory; ${advisories.length} explained in .github/audit.json.`);
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
