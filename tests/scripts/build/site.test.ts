import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {buildSite} from '../../../scripts/lib/build/site';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('buildSite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(folder, 'file'), '');

  it.each([
    [
      'the environment',
      'SITE_ULR',
      {outDir: path.join(folder, 'build')},
      'SITE_ULR is not a variable of the portal. Did you mean SITE_URL?',
    ],
    [
      'the languages',
      'PATH_',
      {outDir: path.join(folder, 'build'), only: ['nl']},
      '--locale is "nl".',
    ],
    ['the folder', 'PATH_', {outDir: path.join(folder, 'file')}, 'which is a file.'],
    [
      'a folder that contains the project',
      'PATH_',
      {outDir: path.resolve(__dirname, '../../..')},
      'which contains the project',
    ],
  ])('rejects %s before it starts', async (_name, variable, options, message) => {
    vi.stubEnv(variable, 'https://portal.example');
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
    await expect(buildSite(options)).rejects.toThrow(message);
    expect(log).not.toHaveBeenCalled();
  });
});
