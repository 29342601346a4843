import {toMedian} from './figures';
import type {PageKind} from '../../../src/data/pageKinds';

/** One visit of a page, in milliseconds. */
export interface Visit {
  /** Until the first text or picture. */
  readonly visible: number;
  /** Until React has taken over the page. */
  readonly works: number;
  /** Processor time of scripts until then. */
  readonly scripts: number;
  /** Processor time of the page until then. */
  readonly tasks: number;
}

/** The medians of a page's visits. */
export interface Waking extends PageKind, Visit {}

/** The median of each figure over the visits of a page. */
export function toWaking(kind: PageKind, visits: readonly Visit[]): Waking {
  const toFigure = (figure: keyof Visit): number => toMedian(visits.map((visit) => visit[figure]));
  return {
    ...kind,
    visible: toFigure('visible'),
    works: toFigure('works'),
    scripts: toFigure('scripts'),
    tasks: toFigure('tasks'),
  };
}

/** A control that is pressed, and what shows that it has answered. */
export interface Control {
  readonly name: string;
  readonly address: `/${string}`;
  readonly isOnPhone?: boolean;
  /** Selector of the control. */
  readonly press: string;
  /** Selector that matches something once it has answered. */
  readonly answer: string;
}

const guide = '/sign-de/introduction';

/** Controls that need scripts, one of each kind. */
export const controls: readonly Control[] = [
  {
    name: 'search',
    address: guide,
    press: 'nav [aria-haspopup="dialog"]',
    answer: '.DocSearch-Modal',
  },
  {
    name: 'menu',
    address: guide,
    isOnPhone: true,
    press: '.navbar__toggle',
    answer: '.navbar-sidebar--show',
  },
  {
    name: 'color mode',
    address: guide,
    press: 'nav button[class*="toggleButton"]',
    answer: '[data-theme="dark"]',
  },
  {
    name: 'tab',
    address: '/quick-start',
    press: 'main [role="tab"][aria-selected="false"]',
    answer: 'main [role="tab"] ~ [role="tab"][aria-selected="true"]',
  },
  {
    name: 'copy',
    address: '/sign-de/setting-up',
    press: '[data-copied]',
    answer: '[data-state="copied"]',
  },
  {
    name: 'cookie box',
    address: guide,
    press: '#cookie-banner button',
    answer: 'html:not([data-cookie-banner="asking"])',
  },
];

/**
 * When a control is pressed. `cold`: right after the first paint of a first visit, on slow 4G.
 * `warm`: the same on a later visit, with all files in the cache. `awake`: on a later visit, once
 * the page works.
 */
export const moments = ['cold', 'warm', 'awake'] as const;
export type Moment = (typeof moments)[number];

/** The medians of how long a control takes to answer, in milliseconds. */
export interface Press extends Pick<Control, 'name' | 'address'> {
  readonly times: Readonly<Record<Moment, number>>;
}

/** The median of a control's times at each moment. */
export function toPress(
  {name, address}: Control,
  times: Readonly<Record<Moment, readonly number[]>>,
): Press {
  const {cold, warm, awake} = times;
  return {
    name,
    address,
    times: {cold: toMedian(cold), warm: toMedian(warm), awake: toMedian(awake)},
  };
}
