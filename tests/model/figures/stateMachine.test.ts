import {describe, expect, it} from 'vitest';
import {toDrawnOnce} from '../../../src/model/figures/drawnOnce';
import {toLinks} from '../../../src/model/figures/links';
import {spreadPorts} from '../../../src/model/figures/ports';
import {layoutStateMachine} from '../../../src/model/figures/stateMachine';
import {findBundles, findCollisions} from '../../support/pictures';

type Row = Parameters<typeof layoutStateMachine>[0];

/** A machine from `A>B: cause` lines; states in the order of their first mention. */
function machine(...ways: string[]): Row {
  const transitions = ways
    .map((way) => /^(\S+)>(\S+): (.+)$/.exec(way)!)
    .map(([, from, to, by]) => ({from: from!, to: to!, by: by!}));
  const ids = [...new Set(transitions.flatMap(({from, to}) => [from, to]))];
  return {
    states: ids.map((id) => ({
      id,
      meaning: 'It is so.',
      ...(transitions.some(({from}) => from === id) ? {} : {final: true as const}),
    })),
    transitions,
  };
}

const lines = (row: Row): string[] =>
  layoutStateMachine(row).labels.map((label) => label.lines.map(({text}) => text).join(' '));

describe('a picture of states', () => {
  it('shows every state once, first to last from top to bottom, and marks the initial state', () => {
    const {states, starts} = layoutStateMachine(machine('CREATED>OPEN: POST', 'OPEN>DONE: PATCH'));
    expect(states.map(({id}) => id)).toEqual(['CREATED', 'OPEN', 'DONE']);
    expect([...states].sort((one, other) => one.y - other.y).map(({id}) => id)).toEqual([
      'CREATED',
      'OPEN',
      'DONE',
    ]);
    expect(starts).toHaveLength(1);
    expect(starts[0]!.x).toBe(states[0]!.x);
  });

  it('begins in every initial state', () => {
    const row = machine('A>B: one');
    const {starts, states} = layoutStateMachine({
      ...row,
      states: [...row.states, {id: 'IMPORTED', meaning: 'Known.', entry: true, final: true}],
    });
    expect(starts.map(({x}) => x).sort()).toEqual([states[0]!.x, states[2]!.x].sort());
  });

  const difficult: Record<string, Row> = {
    'a self-loop': machine('A>A: again', 'A>B: on'),
    'two self-loops': machine('A>A: again', 'A>A: and again', 'A>B: on'),
    'a way back': machine('A>B: on', 'B>A: back'),
    'a way back over several states': machine(
      'A>B: one',
      'B>C: two',
      'C>A: all over again',
      'C>D: three',
    ),
    'several causes between the same states': machine(
      'A>B: PATCH tss',
      'A>B: 48 h pass',
      'A>B: the certificate ends',
    ),
    'one cause from several states': machine(
      'A>B: on',
      'B>C: on',
      'A>X: failure',
      'B>X: failure',
      'C>X: failure',
    ),
    'a skipped state': machine('A>B: on', 'B>C: on', 'A>C: at once'),
    'everything with everything': machine(
      'A>B: ab',
      'A>C: ac',
      'A>D: ad',
      'B>C: bc',
      'B>D: bd',
      'C>D: cd',
      'D>A: da',
      'D>B: db',
      'C>A: ca',
      'B>A: ba',
      'A>A: aa',
      'C>C: cc',
    ),
    'long names and long causes': machine(
      'VALIDATION_TRIGGERED>EXTERNAL_VALIDATION_FAILED: the authority refuses a value',
      'VALIDATION_TRIGGERED>INTERNAL_VALIDATION_FAILED: our check finds a mistake',
      'VALIDATION_TRIGGERED>VALIDATION_TRIGGERED: decommissioning_date_and_time',
    ),
    'many ends': machine(...'BCDEFGHIJ'.split('').map((end) => `A>${end}: cause ${end}`)),
  };

  it.each(Object.entries(difficult))('has no overlaps for %s', (_name, row) => {
    expect(findCollisions(layoutStateMachine(row))).toEqual([]);
  });

  it('labels every cause', () => {
    expect(
      lines(machine('A>A: again', 'A>B: `PATCH` tss', 'A>B: 48 h pass', 'B>A: back')).sort(),
    ).toEqual(['48 h pass', 'PATCH tss', 'again', 'back']);
  });

  it('labels a cause once that leads several states to the same one, where their lines meet', () => {
    const picture = layoutStateMachine(difficult['one cause from several states']!);
    expect(
      lines(difficult['one cause from several states']!).filter((text) => text === 'failure'),
    ).toHaveLength(1);
    // The stretch that all three lines share is drawn once.
    expect(picture.arrows.filter(({head}) => head === undefined)).toHaveLength(4);
    expect(findBundles(picture)).toEqual([]);
  });

  it('has the usual path on one axis, whatever else leads where', () => {
    for (const usual of [
      ['A', 'B', 'D'],
      ['A', 'D'],
      ['A', 'B', 'C', 'D'],
    ]) {
      const row = {...difficult['everything with everything']!, usual};
      const picture = layoutStateMachine(row);
      const path = picture.states.filter(({id}) => usual.includes(id));
      expect(new Set(path.map(({x}) => x)).size).toBe(1);
      expect(findCollisions(picture)).toEqual([]);
    }
  });

  it('breaks a long name at the underscore nearest to its middle', () => {
    const {states} = layoutStateMachine(difficult['long names and long causes']!);
    expect(states.map((state) => state.lines.map(({text}) => text))).toContainEqual([
      'EXTERNAL_',
      'VALIDATION_FAILED',
    ]);
  });

  it('knows the transitions of every line and label', () => {
    const {arrows, labels} = layoutStateMachine(difficult['one cause from several states']!);
    expect(arrows.map(({ways}) => ways.join())).toEqual([
      '',
      '0',
      '1',
      '2,3,4',
      '2,3,4',
      '2',
      '3',
      '4',
    ]);
    expect(labels.map(({ways}) => ways.join()).sort()).toEqual(['0', '1', '2,3,4']);
  });

  it('is reproducible', () => {
    const row = difficult['everything with everything']!;
    expect(layoutStateMachine(row)).toEqual(layoutStateMachine(row));
  });
});

describe('the lines of a picture', () => {
  it('share one line between the same two states', () => {
    expect(toLinks(machine('A>B: one', 'A>B: two')).links).toEqual([
      {
        from: 'A',
        to: 'B',
        causes: [
          {by: 'one', ways: [0]},
          {by: 'two', ways: [1]},
        ],
        ways: [0, 1],
      },
    ]);
  });

  it('leave out those of a cause that leads there from each of many states', () => {
    const fails = (...from: string[]): string[] => from.map((id) => `${id}>X: fails, in any state`);
    const path = ['A>B: 1', 'B>C: 2', 'C>D: 3', 'D>E: 4'];
    const sources = (...from: string[]): string[] =>
      toLinks(machine(...path, ...fails(...from)))
        .links.filter(({ways}) => ways.some((way) => way >= path.length))
        .map(({from: source}) => source);
    expect(sources('A', 'B', 'C', 'D')).toEqual(['join 0']);
    expect(sources('A', 'B', 'C')).toEqual(['A', 'B', 'C', 'join 0']);
  });

  it('do not meet on a way back, which would point in two directions', () => {
    expect(toLinks(machine('A>B: on', 'B>C: on', 'B>A: reset', 'C>A: reset')).joins).toEqual([]);
  });
});

describe('lines that begin in one point', () => {
  const draw = (...lines: string[]): readonly object[] =>
    toDrawnOnce(lines.map((line, way) => ({line, ways: [way]})));

  it('are drawn once where they share a stretch, with dashes that continue', () => {
    expect(
      draw(
        'M50 90V76A6 6 0 0 0 44 70H26A6 6 0 0 1 20 64V10',
        'M50 90V76A6 6 0 0 0 44 70H6A6 6 0 0 1 0 64V10',
        'M50 90V10',
      ),
    ).toEqual([
      {line: 'M50 90V76', ways: [0, 1, 2]},
      {line: 'M50 76A6 6 0 0 0 44 70H26', ways: [0, 1], offset: 14},
      {line: 'M26 70A6 6 0 0 1 20 64V10', ways: [0], offset: 41.4},
      {line: 'M26 70H6A6 6 0 0 1 0 64V10', ways: [1], offset: 41.4},
      {line: 'M50 76V10', ways: [2], offset: 14},
    ]);
  });

  it('may be alike', () => {
    expect(draw('M0 0V9', 'M0 0V9')).toEqual([{line: 'M0 0V9', ways: [0, 1]}]);
  });
});

describe('the ends of lines at a box', () => {
  it('are as close as possible to their preferred position, apart from each other, within the corners', () => {
    const place = (...wishes: number[]): readonly number[] =>
      spreadPorts(
        wishes.map((wish) => ({side: 'A bottom', wish})),
        () => [0, 100],
        18,
      );
    expect(place(50)).toEqual([50]);
    expect(place(50, 50)).toEqual([50, 68]);
    expect(place(500, 90, -500)).toEqual([100, 82, 0]);
    expect(place(...Array<number>(11).fill(50)).at(-1)).toBeLessThanOrEqual(100);
  });
});
