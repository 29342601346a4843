import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');

it('runs as the command does, also on a page with examples', async () => {
  const {stdout} = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'check:pages', '--', 'docs/sign-de/exports.mdx'],
    {cwd: root},
  );
  expect(stdout).toBe('1 page checked, no problems.\n');
});
