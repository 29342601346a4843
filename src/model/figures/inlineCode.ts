/** A part of a text, in the code font or not. */
export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** The parts of a text. Code is in backticks. */
export function toTextParts(text: string): readonly TextPart[] {
  return text
    .split('`')
    .map((part, index) => ({text: part, isCode: index % 2 === 1}))
    .filter((part) => part.text !== '');
}
