import type {StateMachineRow} from '../../data/stateMachines/row';

/** A line of the picture, between states and joins. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** Label of the line; absent if a join has the label. */
  readonly causes: readonly string[];
}

/**
 * A point where lines from several states meet, because one cause leads them all to the same state.
 */
export interface Join {
  readonly id: string;
  readonly causes: readonly string[];
}

/**
 * The lines of a picture. Several causes between the same two states share one line. A cause that
 * leads several states forward to the same state is labeled once, where their lines meet.
 */
export function toLinks({states, transitions}: Pick<StateMachineRow, 'states' | 'transitions'>): {
  readonly links: readonly Link[];
  readonly joins: readonly Join[];
} {
  const order = new Map(states.map(({id}, index) => [id, index]));
  const isForward = ({from, to}: {from: string; to: string}): boolean =>
    (order.get(from) ?? 0) < (order.get(to) ?? 0);
  const alike = group(transitions.filter(isForward), ({to, by}) => `${to}\n${by}`).filter(
    (members) => new Set(members.map(({from}) => from)).size > 1,
  );
  // Causes that lead the same states to the same state share one join.
  const meetings = group(alike, (members) =>
    [members[0]?.to, ...new Set(members.map(({from}) => from))].join('\n'),
  );
  const joined = new Set(alike.flat());
  const own = group(
    transitions.filter((transition) => !joined.has(transition)),
    ({from, to}) => `${from}\n${to}`,
  );
  const joins = meetings.map((members, index) => ({
    id: `join ${index}`,
    causes: members.map(([first]) => first?.by ?? ''),
    to: members[0]?.[0]?.to ?? '',
    sources: [...new Set((members[0] ?? []).map(({from}) => from))],
  }));
  return {
    links: [
      ...own.map((members) => ({
        from: members[0]?.from ?? '',
        to: members[0]?.to ?? '',
        causes: [...new Set(members.map(({by}) => by))],
      })),
      ...joins.flatMap(({id, to, sources}) => [
        ...sources.map((from) => ({from, to: id, causes: []})),
        {from: id, to, causes: []},
      ]),
    ],
    joins: joins.map(({id, causes}) => ({id, causes})),
  };
}

function group<T>(items: readonly T[], toKey: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = toKey(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
