import type {StateMachineRow} from '../../data/stateMachines/row';
import type {Box, Point} from './geometry';

/** A cause, and the places of its transitions in the row. */
export interface Cause {
  readonly by: string;
  readonly ways: readonly number[];
}

/** A line of the picture, between states and joins. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** Labels of the line; none if a join has them. */
  readonly causes: readonly Cause[];
  /** Places of the transitions that the line belongs to. */
  readonly ways: readonly number[];
}

/** A line with its route and the box of its label. */
export type Route = Link & {readonly points: readonly Point[]; readonly label?: Box};

/** Length of a line that leaves a state and returns to it. */
export const LOOP = 24;

/**
 * A point where lines from several states meet, because one cause leads them all to the same state.
 */
export interface Join {
  readonly id: string;
  readonly causes: readonly Cause[];
}

/** So many lines to one place hide the others. */
const MANY = 4;

/** The part of a row that the picture depends on. */
export type Drawn = Pick<StateMachineRow, 'states' | 'transitions'> &
  Partial<Pick<StateMachineRow, 'usual' | 'signing'>>;

/** Names of starts and joins contain a space, so they never equal the name of a state. */
export const toStart = (state: string): string => `start ${state}`;
export const isStart = (id: string): boolean => id.startsWith('start ');
export const isJoin = (id: string): boolean => id.startsWith('join ');

interface Transition {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly way: number;
}

/** Whether a transition is a step of the usual path. */
export function isUsual(
  usual: readonly string[],
  {from, to}: {readonly from: string; readonly to: string},
): boolean {
  return usual.some((id, index) => id === from && usual[index + 1] === to);
}

/**
 * The lines of a picture. Several causes between the same two states share one line. A cause that
 * leads several states forward to the same state is labeled once, where their lines meet. If it leads
 * there from every state that isn't final, and these are many, it stands alone, and its words have to say so. The usual
 * path keeps lines of its own.
 */
export function toLinks({states, transitions, usual = []}: Drawn): {
  readonly links: readonly Link[];
  readonly joins: readonly Join[];
} {
  const order = new Map(states.map(({id}, index) => [id, index]));
  const all = transitions.map((transition, way): Transition => ({...transition, way}));
  const canJoin = (transition: Transition): boolean =>
    (order.get(transition.from) ?? 0) < (order.get(transition.to) ?? 0) &&
    !isUsual(usual, transition);
  const alike = group(all.filter(canJoin), ({to, by}) => `${to}\n${by}`).filter(
    (members) => new Set(members.map(({from}) => from)).size > 1,
  );
  // Causes that lead the same states to the same state share one join.
  const meetings = group(alike, (members) =>
    [members[0]?.to, ...new Set(members.map(({from}) => from))].join('\n'),
  );
  const joined = new Set(alike.flat());
  const open = new Set(transitions.map(({from}) => from)).size;
  const own = group(
    all.filter((transition) => !joined.has(transition)),
    ({from, to}) => `${from}\n${to}`,
  );
  const joins = meetings.map((groups, index) => ({
    id: `join ${index}`,
    causes: groups.flatMap(toCauses),
    to: groups[0]?.[0]?.to ?? '',
    sources: group(groups.flat(), ({from}) => from),
  }));
  return {
    links: [
      ...own.map((members) => toLink(members, {causes: toCauses(members)})),
      ...joins.flatMap(({id, to, sources}) => [
        ...(sources.length === open && open >= MANY
          ? []
          : sources.map((members) => toLink(members, {to: id}))),
        toLink(sources.flat(), {from: id, to}),
      ]),
    ],
    joins: joins.map(({id, causes}) => ({id, causes})),
  };
}

function toLink(members: readonly Transition[], own: Partial<Link>): Link {
  const {from = '', to = ''} = members[0] ?? {};
  return {from, to, causes: [], ways: members.map(({way}) => way), ...own};
}

function toCauses(members: readonly Transition[]): readonly Cause[] {
  return group(members, ({by}) => by).map((alike) => ({
    by: alike[0]?.by ?? '',
    ways: alike.map(({way}) => way),
  }));
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
