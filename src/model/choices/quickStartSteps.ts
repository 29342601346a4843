import type {QuickStartPart} from './country';

/** A heading of the page, as Docusaurus lists it. */
export interface StepHeading {
  readonly id: string;
  /** HTML made from the heading's own text. */
  readonly value: string;
  readonly level: number;
}

/** A section of the quick start with its steps. */
export interface RailSection extends StepHeading {
  /** The part whose countries see it; none for a section that everyone sees. */
  readonly part?: QuickStartPart | undefined;
  readonly steps: readonly StepHeading[];
}

/** The page's sections in order, each with the steps below it. */
export function toRailSections(
  toc: readonly StepHeading[],
  parts: readonly QuickStartPart[],
): readonly RailSection[] {
  return toc
    .map((heading, index) => ({heading, index}))
    .filter(({heading}) => heading.level === 2)
    .map(({heading, index}) => {
      const rest = toc.slice(index + 1);
      const end = rest.findIndex(({level}) => level === 2);
      return {
        ...heading,
        part: parts.find(({product}) => product === heading.id),
        steps: rest.slice(0, end === -1 ? undefined : end).filter(({level}) => level === 3),
      };
    });
}

/** Where the reader is: a section, and its step with number and total if it has any. */
export interface RailPlace {
  readonly section: RailSection;
  readonly step?: StepHeading;
  /** Number of the step, from 1. */
  readonly number?: number;
}

/** The place that a heading begins; the first section if no heading has been reached. */
export function toRailPlace(
  sections: readonly RailSection[],
  current: string | undefined,
): RailPlace | undefined {
  for (const section of sections) {
    if (section.id === current) return {section};
    const index = section.steps.findIndex(({id}) => id === current);
    const step = section.steps[index];
    if (step) return {section, step, number: index + 1};
  }
  const [section] = sections;
  return section && {section};
}
