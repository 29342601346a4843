import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {REPORT_MARK} from '../../scripts/bench/lib/compare';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: {readonly group: string; readonly 'cancel-in-progress': boolean};
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.github', 'workflows');
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs).map(([id, job]) => ({id, ...job}));
  return {...workflow, name, text, jobs, steps: jobs.flatMap((job) => job.steps)};
});

/** The host's command as hosting/README.md names it; it needs Node 22.12 or newer. */
const [WRANGLER = ''] =
  /wrangler@\d+\.\d+\.\d+/.exec(readFileSync(path.join(root, 'hosting/README.md'), 'utf8')) ?? [];

/** What jobs may do beyond reading the code. */
const GRANTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pull-request.yml report': {contents: 'read', actions: 'read'},
  'pull-request.yml comment': {'pull-requests': 'write'},
};

describe('the workflows', () => {
  it('are those of pull requests and of the main branch', () => {
    expect(workflows.map(({name}) => name).sort()).toEqual(['main.yml', 'pull-request.yml']);
  });
});

describe.each(workflows)('$name', ({name, text, on, permissions, concurrency, jobs, steps}) => {
  it('pins every action by its commit and says which version that is', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines.length).toBe(steps.filter(({uses}) => uses !== undefined).length);
    for (const line of lines)
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('runs the host’s command in one exact version, on a Node that it supports', () => {
    for (const {id, steps: own} of jobs) {
      const commands = own.flatMap(({run = ''}) => (/\bnpx /.test(run) ? [run] : []));
      for (const command of commands)
        expect(command, id).toMatch(new RegExp(`^npx --yes ${WRANGLER} (deploy|delete) `));
      const node = own.find(({uses = ''}) => uses.startsWith('actions/setup-node@'))?.with?.[
        'node-version'
      ];
      if (commands.length > 0) expect(Number(node), id).toBeGreaterThanOrEqual(22);
    }
  });

  it('grants jobs what they need and no more', () => {
    expect(permissions).toEqual({contents: 'read'});
    for (const {id, permissions: own} of jobs) expect(own, id).toEqual(GRANTED[`${name} ${id}`]);
    // Who may write runs nothing of the change it writes about.
    for (const {id, permissions: own, steps: ownSteps} of jobs)
      if (Object.values(own ?? {}).includes('write'))
        expect(JSON.stringify(ownSteps), id).not.toMatch(/actions\/checkout|npm |npx |node /);
  });

  it('does not start on events that give secrets to code from forks', () => {
    for (const event of ['pull_request_target', 'workflow_run', 'issue_comment'])
      expect(Object.keys(on)).not.toContain(event);
  });

  it('gives secrets to single steps, and only for changes from this repository', () => {
    for (const {id, if: condition = '', env = {}, steps: own} of jobs) {
      expect(JSON.stringify(env), id).not.toContain('secrets.');
      const hasSecrets = JSON.stringify(own).includes('secrets.');
      if (hasSecrets && 'pull_request' in on)
        expect(condition, id).toContain(
          'github.event.pull_request.head.repo.full_name == github.repository',
        );
      for (const step of own)
        if (JSON.stringify(step).includes('secrets.'))
          expect(step.run, id).toMatch(/^(npx --yes wrangler@|npm run search:push\b)/);
    }
    expect(text).not.toMatch(/toJSON\(\s*secrets|secrets: inherit/i);
  });

  it('inserts no event data into scripts', () => {
    for (const {run = ''} of steps) expect(run).not.toContain('${{');
    expect(text).not.toMatch(/github\.(head_ref|event\.[\w.]*(title|body|head\.ref|message))/);
  });

  it('leaves no token in the checkout', () => {
    for (const {uses = '', with: options} of steps)
      if (uses.startsWith('actions/checkout@'))
        expect(options?.['persist-credentials']).toBe(false);
  });

  it('limits the time of jobs and cancels outdated runs', () => {
    for (const {id, 'timeout-minutes': minutes} of jobs)
      expect(minutes, id).toBeLessThanOrEqual(60);
    expect(concurrency?.group).toBeTruthy();
    // What deploys to production is never cut off.
    expect(concurrency?.['cancel-in-progress']).toBe('pull_request' in on);
  });

  it('runs the same tests as CI, in every engine', () => {
    expect(steps.map(({run}) => run)).toContain('.ci/run');
  });

  it('runs scripts that exist, in a shell that can read them', () => {
    for (const {run} of steps) {
      if (run === undefined) continue;
      for (const [, script = ''] of run.matchAll(/npm (?:run )?([\w:-]+)/g))
        expect(Object.keys(scripts), run).toContain(script);
      expect(spawnSync('bash', ['-n'], {input: run, encoding: 'utf8'}).stderr, run).toBe('');
    }
  });
});

describe('a preview', () => {
  const {jobs = []} = workflows.find(({name}) => name === 'pull-request.yml') ?? {};
  const findJob = (id: string): Job | undefined => jobs.find((job) => job.id === id);
  const findStep = (id: string): Step | undefined =>
    findJob(id)?.steps.find(({run = ''}) => run.startsWith('npx '));

  it('is removed when the pull request is closed, without running its code', () => {
    const {run: publish = '', env} = findStep('preview') ?? {};
    const {run: remove = ''} = findStep('remove-preview') ?? {};
    expect(publish).toMatch(
      / deploy --config hosting\/wrangler\.jsonc --name "portal-pr-\$NUMBER"$/,
    );
    expect(remove).toMatch(/ delete "portal-pr-\$NUMBER" --force$/);
    expect(findStep('remove-preview')?.env).toEqual(env);
    expect(JSON.stringify(findJob('remove-preview')?.steps)).not.toMatch(/actions\/checkout|npm /);
  });

  it('is built for the address at which it is published', () => {
    const address =
      'https://portal-pr-${{ github.event.pull_request.number }}.${{ vars.PREVIEW_DOMAIN }}';
    expect(
      findJob('preview')?.steps.find(({run = ''}) => run.startsWith('npm run build'))?.env
        ?.SITE_URL,
    ).toBe(address);
    expect(findJob('preview')?.environment).toEqual({name: 'preview', url: address});
  });

  it('runs on its own events: a closed pull request only removes it', () => {
    const {on} = workflows.find(({name}) => name === 'pull-request.yml') ?? {};
    expect(on?.pull_request).toEqual({types: ['opened', 'synchronize', 'reopened', 'closed']});
    for (const {id, if: condition = ''} of jobs) {
      // The comment waits for a report, which a closed pull request has none of.
      const wanted =
        {
          'remove-preview': "github.event.action == 'closed'",
          comment: "needs.report.result == 'success'",
        }[id] ?? "github.event.action != 'closed'";
      expect(condition, id).toContain(wanted);
    }
  });
});

describe('the published portal', () => {
  it('is always the main branch, even if a run is started by hand on another', () => {
    const {jobs = []} = workflows.find(({name}) => name === 'main.yml') ?? {};
    expect(jobs.find(({id}) => id === 'publish')?.if).toBe("github.ref == 'refs/heads/main'");
  });
});

describe('what is deployed', () => {
  it('comes from a strict build in the same job, with freshly fetched specifications on the portal', () => {
    const deploying = workflows
      .flatMap(({jobs}) => jobs)
      .filter(({steps}) => steps.some(({run = ''}) => / deploy --config /.test(run)));
    expect(deploying.map(({id}) => id).sort()).toEqual(['preview', 'publish']);
    for (const {id, steps} of deploying) {
      const runs = steps.map(({run = ''}) => run);
      const build = runs.findIndex((run) => run.startsWith('npm run build'));
      expect(build, id).toBeGreaterThanOrEqual(0);
      expect(build, id).toBeLessThan(runs.findIndex((run) => / deploy --config /.test(run)));
      expect(runs[build], id).toContain(
        id === 'publish' ? '--strict 1 --strict-specs 1' : '--strict 1',
      );
    }
  });

  it('passes the smoke test before the search index is updated', () => {
    const {steps = []} = workflows.flatMap(({jobs}) => jobs).find(({id}) => id === 'publish') ?? {};
    const commands = steps.flatMap(
      ({run = ''}) => / deploy |smoke|search:push/.exec(run)?.[0].trim() ?? [],
    );
    expect(commands).toEqual(['deploy', 'smoke', 'search:push']);
  });
});

describe('the host’s configuration', () => {
  it('matches the portal’s build folder, addresses and error pages', () => {
    const text = readFileSync(path.join(root, 'hosting/wrangler.jsonc'), 'utf8');
    const {assets} = parse(text.replace(/^\s*\/\/.*$/gm, '')) as {
      readonly assets: Readonly<Record<string, string>>;
    };
    expect(path.resolve(root, 'hosting', assets.directory ?? '')).toBe(path.join(root, 'build'));
    expect(assets).toMatchObject({
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    });
  });
});

describe('the comment on a pull request', () => {
  it('is found again by the report’s first line', () => {
    expect(workflows.find(({name}) => name === 'pull-request.yml')?.text).toContain(
      `startswith("${REPORT_MARK}")`,
    );
  });
});
