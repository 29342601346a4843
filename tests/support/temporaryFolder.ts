import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Gives the tests a temporary folder of their own, and removes it with all they left in it. */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
