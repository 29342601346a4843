import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {prepareSpecs, unifiedRows} from '../../../scripts/lib/specs/prepare';
import type {Snapshot} from '../../../scripts/lib/specs/snapshot';
import type {SpecOutcome} from '../../../scripts/lib/specs/update';

const copy: Snapshot = {
  text: '',
  meta: {etag: null, sha256: '', fetchedAt: '2026-11-19T08:30:00.000Z', repositorySha256: ''},
};
const [first, second] = unifiedRows;
const log: string[] = [];

function prepare(
  strict: boolean,
  outcomes: readonly SpecOutcome[],
): ReturnType<typeof prepareSpecs> {
  log.length = 0;
  return prepareSpecs({
    strict,
    log: (line) => log.push(line),
    update: () => Promise.resolve(outcomes),
  });
}

afterEach(() => vi.unstubAllEnvs());

describe('prepareSpecs', () => {
  it('shows the repository’s files and says so if no endpoint is set', async () => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', '');
    expect((await prepare(true, [])).environment).toEqual({PORTAL_FETCHED_SPECS: ''});
    expect(log).toEqual([
      "Specifications of SIGN IT 2025-08-12 and SIGN FR 2025-08-12: the repository's files, as UNIFIED_API_SPECS_URL is not set",
    ]);
  });

  it('shows fetched copies, and lists what changed', async () => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', 'https://specs.example/unified/');
    const outcomes: SpecOutcome[] = [
      {row: first!, copy, state: 'updated', changes: ['compatible: PUT /x: operation added']},
      {row: second!, copy, state: 'unchanged'},
    ];
    expect((await prepare(true, outcomes)).environment).toEqual({
      PORTAL_FETCHED_SPECS: 'candidates/sign-it/2025-08-12,sign-fr/2025-08-12',
    });
    expect(log).toEqual([
      'Specifications from https://specs.example/unified',
      '  SIGN IT 2025-08-12: 1 change',
      '    compatible: PUT /x: operation added',
      '  SIGN FR 2025-08-12: unchanged',
    ]);
  });

  const failing: SpecOutcome[] = [
    {row: first!, copy, state: 'failed', cause: 'it answers 404'},
    {
      row: second!,
      copy: undefined,
      state: 'failed',
      cause: 'the connection is refused (3 attempts)',
    },
  ];

  it('warns about documents that could not be fetched, and says what is shown instead', async () => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', 'http://localhost:4010');
    expect((await prepare(false, failing)).environment).toEqual({
      PORTAL_FETCHED_SPECS: 'sign-it/2025-08-12',
    });
    expect(log.slice(1)).toEqual([
      '!'.repeat(72),
      '!! [WARNING] SIGN IT 2025-08-12 was not fetched: it answers 404.',
      '!! Shown instead: the copy fetched on 2026-11-19 08:30 UTC.',
      '!! [WARNING] SIGN FR 2025-08-12 was not fetched: the connection is refused (3 attempts).',
      "!! Shown instead: the repository's file static/openapi/sign-fr/2025-08-12.yaml.",
      '!'.repeat(72),
    ]);
  });

  it('warns about rejected documents and says where they are', async () => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', 'http://localhost:4010');
    const file = path.resolve('.cache/specs/rejected/sign-it/2025-08-12.yaml');
    const dropped = {
      cause: 'its answer names no server',
      file,
      fetchedAt: '2026-11-18T08:30:00.000Z',
    };
    await prepare(false, [
      {
        row: first!,
        copy: undefined,
        state: 'failed',
        cause: 'its answer has no section "# Errors"',
        file,
        dropped,
      },
    ]);
    expect(log.slice(2, -1)).toEqual([
      '!! [WARNING] The copy of SIGN IT 2025-08-12 fetched on 2026-11-18 08:30 UTC is not used any more: its answer names no server.',
      '!! Set aside, with the reason: .cache/specs/rejected/sign-it/2025-08-12.yaml',
      '!! [WARNING] SIGN IT 2025-08-12 was not taken from the endpoint: its answer has no section "# Errors".',
      '!! Set aside, with the reason: .cache/specs/rejected/sign-it/2025-08-12.yaml',
      "!! Shown instead: the repository's file static/openapi/sign-it/2025-08-12.yaml.",
    ]);
  });

  it('stops a strict build with the place of the rejected document', async () => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', 'http://localhost:4010');
    const file = path.resolve('.cache/specs/rejected/sign-it/2025-08-12.yaml');
    const cause = 'its answer names no server';
    await expect(
      prepare(true, [{row: first!, copy, state: 'failed', cause, file}]),
    ).rejects.toThrow(
      '- SIGN IT 2025-08-12: its answer names no server. Set aside, with the reason: .cache/specs/rejected/sign-it/2025-08-12.yaml. Repair the endpoint',
    );
  });

  it('names in a build error the documents that this build shows for the first time', async () => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', 'https://specs.example');
    const {explain} = await prepare(false, [
      {row: first!, copy, state: 'updated', changes: []},
      {row: second!, copy, state: 'unchanged'},
    ]);
    expect(explain(new Error('The build of en failed')).message).toBe(
      "The build of en failed\n\nThis build was the first to show the SIGN IT 2025-08-12 fetched a moment ago. The last good copy was kept. If they cause the failure, build without UNIFIED_API_SPECS_URL to show the repository's file.",
    );
    expect((await prepare(false, failing)).explain(new Error('Oh')).message).toBe('Oh');
  });

  it.each([
    ['the option', true, ''],
    ['the environment', false, '1'],
  ])('stops a build that is strict by %s', async (_name, strict, variable) => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', 'http://localhost:4010');
    vi.stubEnv('PORTAL_STRICT_SPECS', variable);
    await expect(prepare(strict, failing)).rejects.toThrow(
      [
        '2 problems with the specifications of http://localhost:4010',
        '- SIGN IT 2025-08-12: it answers 404. Repair the endpoint, or build without --strict-specs and PORTAL_STRICT_SPECS to show the last good snapshot.',
        '- SIGN FR 2025-08-12: the connection is refused (3 attempts). Repair the endpoint, or build without --strict-specs and PORTAL_STRICT_SPECS to show the last good snapshot.',
      ].join('\n'),
    );
  });

  it.each([
    'http://specs.example',
    'specs.example',
    'https://specs.example?key=1',
    'https://user@specs.example',
  ])('rejects the address %s', async (url) => {
    vi.stubEnv('UNIFIED_API_SPECS_URL', url);
    await expect(prepare(false, [])).rejects.toThrow(
      `UNIFIED_API_SPECS_URL is "${url}". Set an https address such as https://service.bonarium.example/path, or http://localhost with a port.`,
    );
  });
});
