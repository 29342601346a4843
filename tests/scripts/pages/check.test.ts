import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkPage, toSummary} from '../../../scripts/lib/pages/check';
import {findFigureLinkProblems} from '../../../scripts/lib/pages/figureLinks';
import {decisionTrees} from '../../../src/data/decisionTrees/all';
import {sequences} from '../../../src/data/sequences/all';
import {stateMachines} from '../../../src/data/stateMachines/all';

const root = path.resolve(__dirname, '../../..');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  mkdirSync(path.join(folder, 'docs'));
});
afterAll(() => rmSync(folder, {recursive: true}));

/** The problems of a page below a folder of its own, without its path. */
async function check(text: string): Promise<readonly string[]> {
  const file = path.join(folder, 'docs/page.mdx');
  writeFileSync(file, text);
  return (await checkPage(root, file)).map((problem) =>
    problem.replaceAll(/\S*docs\/page\.mdx/g, 'page.mdx'),
  );
}

it('finds nothing wrong with a page of the portal', async () => {
  expect(await checkPage(root, path.join(root, 'docs/sign-de/introduction.mdx'))).toEqual([]);
});

it('finds unknown figures, sources and terms with their line in the file, front matter included', async () => {
  expect(await check('---\ntitle: Page\n---\n\n<StateMachine id="nix" />\n')).toEqual([
    'page.mdx:5: <StateMachine id="nix"> is not in src/data/stateMachines. Add the row there, or correct the id.',
  ]);
  expect((await check('---\ntitle: Page\n---\n\nA rule <Law id="nix" />.\n'))[0]).toMatch(
    'page.mdx:5: <Law id="nix"> is not in',
  );
});

it('finds outcomes of decision trees that lead nowhere in the language of the page', async () => {
  const [tree] = decisionTrees;
  const lost = {...tree!, answers: [{when: 'yes', do: 'Go', to: '/sign-de/outages#nix'}]};
  expect(await findFigureLinkProblems(root, lost)).toEqual([
    `${tree!.id} in src/data/decisionTrees: "Go": /sign-de/outages#nix names no heading of that page.`,
  ]);
  expect(await check(`<DecisionTree id="${tree!.id}" />\n`)).toEqual([]);
});

it('finds steps of journeys and transitions whose links lead nowhere', async () => {
  const [journey] = sequences;
  const [machine] = stateMachines;
  const step = {...journey!.steps[0]!, link: '/api/kassensichv/v2#operation/createTsss'};
  expect(await findFigureLinkProblems(root, {...journey!, steps: [step]})).toEqual([
    `${journey!.id} in src/data/sequences: "${step.label}": ${step.link} names no operation of kassensichv/v2. Did you mean #operation/createTss?`,
  ]);
  const transition = {...machine!.transitions[0]!, operation: 'nix'};
  expect(
    (await findFigureLinkProblems(root, {...machine!, transitions: [transition]}))[0],
  ).toContain(`${machine!.id} in src/data/stateMachines: "${transition.by}": /api/`);
});

it('finds examples that their specification does not know', async () => {
  expect((await check('```http api=kassensichv/v2\nGET /nothing\n```\n')).join()).toMatch(
    'kassensichv/v2 has no operation GET /nothing',
  );
});

it('finds MDX that does not compile', async () => {
  expect((await check('Less than <5 receipts.\n')).join()).toMatch(/page\.mdx.*before name/s);
});

it('counts pages and problems, not the messages they come in', async () => {
  expect(await check('A <Law id="one" /> and <Law id="two" />.\n')).toHaveLength(2);
  expect([toSummary(1, 0), toSummary(1, 1), toSummary(193, 2)]).toEqual([
    '1 page checked, no problems.',
    '1 page checked, 1 problem.',
    '193 pages checked, 2 problems.',
  ]);
});
