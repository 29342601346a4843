import type {StateMachineContent} from '@site/src/model/figures/content';

/** Anchor of a state's row below the picture. */
export function toStateAnchor(machine: string, state: string): string {
  return `${machine}-${state.toLowerCase().replaceAll('_', '-')}`;
}

/** Attributes of a state, wherever it is shown. */
export function toStateMarks(
  place: number,
  {signs, fails}: {readonly signs?: true | undefined; readonly fails?: true | undefined},
): object {
  return {'data-states': place, 'data-signs': signs, 'data-fails': fails};
}

/** Attributes of what shows transitions: their places, and those of their states. */
export function toWayMarks(
  transitions: StateMachineContent['transitions'],
  ways: readonly number[],
): object {
  const own = transitions.filter((_, place) => ways.includes(place));
  return {
    'data-ways': ways.join(' '),
    'data-states': [...new Set(own.flatMap(({from, to}) => [from, to]))].join(' '),
    'data-usual': own.some(({usual}) => usual) || undefined,
    'data-fails': (own.length > 0 && own.every(({fails}) => fails)) || undefined,
  };
}

/**
 * Lights what belongs to the part under the pointer or the focus: the transitions of a state, or
 * the states of a transition, in the picture and in the list. Without a part, nothing is lit.
 */
export function light(machine: Element, part: EventTarget | null): void {
  const own = part instanceof Element ? part.closest('[data-states]') : null;
  for (const other of machine.querySelectorAll('[data-states]'))
    other.toggleAttribute('data-lit', own !== null && isRelated(own, other));
}

function isRelated(one: Element, other: Element): boolean {
  const by = one.hasAttribute('data-ways') && other.hasAttribute('data-ways') ? 'ways' : 'states';
  const places = (other.getAttribute(`data-${by}`) ?? '').split(' ');
  return (one.getAttribute(`data-${by}`) ?? '').split(' ').some((place) => places.includes(place));
}
