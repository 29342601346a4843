import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSpecification} from '../../plugins/http-examples/specification';
import {apis} from '../../src/data/apis';
import {findFigureLinkProblems, toFigureLinks} from '../../scripts/lib/pages/figureLinks';
import {decisionTrees} from '../../src/data/decisionTrees/all';
import {laws} from '../../src/data/laws/all';
import {sequences} from '../../src/data/sequences/all';
import {stateMachines} from '../../src/data/stateMachines/all';
import {allTables} from '../../src/config/tables';
import {rowTranslations} from '../../src/data/translations/all';
import {layoutDecisionTree} from '../../src/model/figures/decisionTree';
import {toLinks} from '../../src/model/figures/links';
import {layoutSequence} from '../../src/model/figures/sequence';
import {layoutStateMachine} from '../../src/model/figures/stateMachine';
import {
  validateSequences,
  validateStateMachines,
  validateTables,
} from '../../src/model/figures/validate';
import {validateDecisionTrees} from '../../src/model/figures/validateDecisionTrees';
import {translateRow} from '../../src/model/translation/rows';
import {findValue} from '../../src/model/openapi/references';
import {
  findBundles,
  findCollisions,
  findDecisionTreeCollisions,
  findJogs,
  findSequenceCollisions,
} from '../support/pictures';

const root = path.resolve(__dirname, '../..');
const openapi = path.join(root, 'static/openapi');
const german = 'i18n/de/docusaurus-plugin-content-docs/current';
const lawIds = laws.map(({id}) => id);

/** Rows with what a picture of them touches that it shouldn't, in every language they have. */
function findInLanguages<T extends {readonly id: string}>(
  rows: readonly T[],
  find: (row: T) => readonly string[],
): readonly string[] {
  return rows.flatMap((row) =>
    [undefined, ...Object.entries(rowTranslations)].flatMap(([locale, words] = ['en', {}]) => {
      const translated = locale === 'en' ? row : translateRow(row, words)?.row;
      return translated === undefined
        ? []
        : find(translated).map((collision) => `${row.id} (${locale}): ${collision}`);
    }),
  );
}

describe('state machines', () => {
  it('are valid', () => {
    expect(validateStateMachines(stateMachines)).toEqual([]);
  });

  it('have exactly the states of their specification', async () => {
    const problems: string[] = [];
    for (const {id, spec, pointer, states} of stateMachines) {
      if (!apis.some((api) => api.spec === spec)) {
        problems.push(`${id}: ${spec} is the specification of no API.`);
        continue;
      }
      const found = findValue(
        (await readSpecification(path.join(openapi, `${spec}.yaml`), openapi)).document,
        pointer,
      );
      const members = Array.isArray(found)
        ? found.filter((member) => member !== null).map(String)
        : [];
      const own = states.map((state) => state.id);
      if ([...own].sort().join() !== [...members].sort().join())
        problems.push(
          `${id}: the states are ${own.join(', ')}; ${spec} ${pointer} has ${members.join(', ') || 'no enumeration'}.`,
        );
    }
    expect(problems).toEqual([]);
  });

  it('say which states allow signing as a guide or specification does', () => {
    const problems = stateMachines.flatMap(({id, signing}) => {
      if (!('in' in signing)) return [];
      const text = readFileSync(path.join(root, signing.file), 'utf8');
      return [
        ...signing.says
          .filter((sentence) => !text.includes(sentence))
          .map((sentence) => `${id}: ${signing.file} does not say "${sentence}".`),
        ...signing.in
          .filter((state) => !signing.says.some((sentence) => sentence.includes(`\`${state}\``)))
          .map((state) => `${id}: no sentence names ${state}.`),
      ];
    });
    expect(problems).toEqual([]);
  });

  it('of every product that signs say where signing is allowed', () => {
    const signing = [
      'kassensichv/v2',
      'rksv/v1',
      'sign-es/v1',
      'sign-es/local/v0',
      'sign-it/2025-08-12',
      'sign-fr/2025-08-12',
    ];
    const decided = stateMachines.filter((row) => 'in' in row.signing).map(({spec}) => spec);
    expect([...new Set(decided)].sort()).toEqual(signing.sort());
  });

  it('allow no signing in states that the API rejects with an error', async () => {
    const rejected = new Map<string, Set<string>>();
    for (const spec of new Set(stateMachines.map((row) => row.spec))) {
      const text = readFileSync(path.join(openapi, `${spec}.yaml`), 'utf8');
      const shared = readFileSync(path.join(openapi, 'shared/kassensichv.yaml'), 'utf8');
      const codes =
        /code: E_\w*(?:NOT_INITIALIZED|DISABLED|DEREGISTERED|DEFECTIVE|DELETED|EVICTED|DEACTIVATED|NOT_ENABLED)\b.*? is ([A-Z]+)/g;
      rejected.set(
        spec,
        new Set(
          [...`${text}${spec.startsWith('kassensichv') ? shared : ''}`.matchAll(codes)].map(
            ([, state = '']) => state,
          ),
        ),
      );
    }
    expect([...(rejected.get('kassensichv/v2') ?? [])]).toContain('UNINITIALIZED');
    expect(
      stateMachines.flatMap(({id, spec, signing}) =>
        ('in' in signing ? signing.in : [])
          .filter((state) => rejected.get(spec)?.has(state))
          .map((state) => `${id}: ${state}`),
      ),
    ).toEqual([]);
  });

  it('have the usual path on one axis, from top to bottom', () => {
    const bent = stateMachines.filter((row) => {
      const {states} = layoutStateMachine(row);
      const path = row.usual.map((id) => states.find((state) => state.id === id)!);
      return path.some(
        ({x, y}, index) => x !== path[0]!.x || (index > 0 && y <= path[index - 1]!.y),
      );
    });
    expect(bent.map(({id}) => id)).toEqual([]);
  });

  it('can be drawn without overlaps, in every language', () => {
    expect(
      findInLanguages(stateMachines, (row) => findCollisions(layoutStateMachine(row))),
    ).toEqual([]);
  });

  it('have lines that can be told apart, in every language', () => {
    expect(findInLanguages(stateMachines, (row) => findBundles(layoutStateMachine(row)))).toEqual(
      [],
    );
  });

  it('have no line that turns by a few pixels, in every language', () => {
    expect(findInLanguages(stateMachines, (row) => findJogs(layoutStateMachine(row)))).toEqual([]);
  });

  it('have no arrow under the mark of a state that allows signing', () => {
    // The mark begins 11 px before the upper right corner. The head of an arrow is 8 px wide.
    const covered = stateMachines.flatMap((row) => {
      const signs = 'in' in row.signing ? row.signing.in : [];
      const {states, arrows} = layoutStateMachine(row);
      const tips = arrows.flatMap(({head = ''}) => [...head.matchAll(/^M(\S+) ([^\sL]+)/g)]);
      return states
        .filter(({id}) => signs.includes(id))
        .filter((box) =>
          tips.some(
            ([, x, y]) =>
              Math.abs(Number(y) - (box.y - box.height / 2)) < 1 &&
              Number(x) > box.x + box.width / 2 - 15 &&
              Number(x) < box.x + box.width / 2 + 9,
          ),
        )
        .map(({id}) => `${row.id}: ${id}`);
    });
    expect(covered).toEqual([]);
  });

  it('have pictures that fit beside a menu on a common screen', () => {
    expect(
      findInLanguages(stateMachines, (row) => {
        const {width} = layoutStateMachine(row);
        return width > 664 ? [`${width} px`] : [];
      }),
    ).toEqual([]);
  });
});

describe('journeys', () => {
  it('are valid', () => {
    expect(validateSequences(sequences)).toEqual([]);
  });

  it('can be drawn without overlaps, in every language', () => {
    expect(
      findInLanguages(sequences, (row) => findSequenceCollisions(layoutSequence(row))),
    ).toEqual([]);
  });

  it.each(['docs', german])(
    'of %s list what SIGN DE needs in the order of the picture',
    (folder) => {
      const page = readFileSync(path.join(root, folder, 'sign-de/introduction.mdx'), 'utf8');
      const linked = [...page.matchAll(/^\| \[[^\]]+\]\(([^)]+)\) \|/gm)].map(([, to]) => to);
      expect(linked.slice(1, 6)).toEqual([
        '#set-up-tss',
        '#register-till',
        '../submission/introduction.mdx',
        '#sign-a-sale',
        '../dsfinvk/introduction.mdx',
      ]);
    },
  );
});

describe('decision trees', () => {
  it('are valid', () => {
    expect(validateDecisionTrees(decisionTrees, lawIds)).toEqual([]);
  });

  it('can be drawn without overlaps, in every language', () => {
    expect(
      findInLanguages(decisionTrees, (row) => findDecisionTreeCollisions(layoutDecisionTree(row))),
    ).toEqual([]);
  });

  it.each([
    ['docs', undefined, /command under “([^”]+)”/],
    [german, rowTranslations.de, /aus „([^“]+)“/],
  ])('of %s name the section with the command that they ask about', (folder, words, named) => {
    const row = decisionTrees.find(({id}) => id === 'sign-de-call-failed')!;
    const drawn = JSON.stringify(words ? translateRow(row, words)?.row : row);
    const page = readFileSync(path.join(root, folder, 'sign-de/outages.mdx'), 'utf8');
    expect(page).toContain(`### ${named.exec(drawn)?.[1]} {/* #us-or-you */}`);
  });
});

it('says of a failure that is drawn without lines when it happens', () => {
  const alone = stateMachines.flatMap((row) => {
    const {joins, links} = toLinks(row);
    return joins
      .filter(({id}) => !links.some(({to}) => to === id))
      .flatMap(({causes}) => causes.map(({by}) => by));
  });
  expect(alone).toEqual(['our failure, before the end']);
});

it('calls the phases of the German journey as the table above it calls its steps', () => {
  const page = readFileSync(path.join(root, 'docs/sign-de/introduction.mdx'), 'utf8');
  const steps = [...page.split('<Sequence')[0]!.matchAll(/^\| \[(.+?)\]/gm)].map(
    ([, step]) => step!,
  );
  const phases = sequences
    .find(({id}) => id === 'sign-de-journey')!
    .steps.flatMap(({phase}) => phase ?? []);
  const named = steps.filter((step) =>
    phases.some((phase) => phase.toLowerCase().includes(step.toLowerCase())),
  );
  expect(steps.length).toBeGreaterThan(5);
  // LIVE repeats steps.
  expect(named).toEqual(steps.filter((step) => step !== 'LIVE'));
});

describe('the links of figures', () => {
  const figures = [...decisionTrees, ...sequences, ...stateMachines];

  it('lead to pages, headings and operations that exist', async () => {
    const problems = figures.map((row) => findFigureLinkProblems(root, row));
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it('lead from every request to an operation with its method', async () => {
    const problems: string[] = [];
    for (const row of [...sequences, ...stateMachines])
      for (const {text, to = ''} of toFigureLinks(row)) {
        const method = /^(GET|PUT|POST|PATCH|DELETE) /.exec(text)?.[1];
        if (method === undefined) continue;
        const [, spec, id] = /^\/api\/(.+)#operation\/(\w+)$/.exec(to) ?? [];
        const operations =
          spec === undefined
            ? []
            : (await readSpecification(path.join(openapi, `${spec}.yaml`), openapi)).operations;
        const found = operations.find((operation) => operation.id === id);
        if (found?.method.toUpperCase() !== method)
          problems.push(`${row.id}: "${text}" leads to ${to || 'nothing'}.`);
      }
    expect(problems).toEqual([]);
  });
});

describe('tables', () => {
  it('are valid, and legal ones name their source', () => {
    expect(validateTables(allTables, lawIds)).toEqual([]);
  });
});
