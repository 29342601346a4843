import {Fragment, isValidElement, type ReactNode} from 'react';

type Values = Readonly<Record<string, ReactNode>>;

interface TranslateProps {
  readonly children: string;
  readonly values?: Values;
}

/** As in Docusaurus, which turns all values but elements into text. */
const toShown = (value: unknown): ReactNode => (isValidElement(value) ? value : String(value));

/** The English message with its values in place. */
export default function Translate({children, values = {}}: TranslateProps): ReactNode {
  return children
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? toShown(values[part]) : part}</Fragment>
    ));
}

/** The English message with its values in place. */
export function translate(
  {message}: {readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
