import type {ReactNode} from 'react';

/** A line of a specification whose `code` is marked with backticks. Renders text and `<code>`. */
export function InlineText({children}: {readonly children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
