import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

interface Question {
  readonly id: string;
  readonly title: ReactNode;
  readonly answer: readonly ReactNode[];
}

interface Section {
  readonly id: string;
  readonly heading: ReactElement;
  readonly questions: readonly Question[];
}

/**
 * The content of a page as sections of questions: a second-level heading starts a section, a
 * third-level heading a question. Throws if there is content outside questions, which a filter would
 * hide.
 */
export function toSections(
  content: ReactNode,
  {h2, h3}: {readonly h2?: unknown; readonly h3?: unknown},
): readonly Section[] {
  const sections: {id: string; heading: ReactElement; questions: Question[]}[] = [];
  let answer: ReactNode[] | undefined;
  for (const part of Children.toArray(content)) {
    if (typeof part === 'string' && part.trim() === '') continue;
    const heading = isValidElement<{readonly id?: string; readonly children?: ReactNode}>(part)
      ? part
      : undefined;
    const id = heading?.props.id ?? '';
    if (heading && heading.type === h2) {
      sections.push({id, heading, questions: []});
      answer = undefined;
    } else if (heading && heading.type === h3) {
      answer = [];
      sections.at(-1)?.questions.push({id, title: heading.props.children, answer});
    } else if (answer) answer.push(part);
    else throw new Error('<Questions> has content before a question. Put it above the component.');
  }
  return sections;
}
