import type {SearchHierarchy} from './types';

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

/** The level of the heading right above a hit; `lvl1` on a page without sections. */
export const toDeepestLevel = (hierarchy: SearchHierarchy): (typeof LEVELS)[number] | 'lvl1' =>
  LEVELS.find((level) => hierarchy[level]) ?? 'lvl1';
