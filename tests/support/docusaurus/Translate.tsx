import {Fragment, type ReactNode} from 'react';

type Values = Readonly<Record<string, ReactNode>>;

interface TranslateProps {
  readonly children: string;
  readonly values?: Values;
}

/** The English message with its values in place. */
export default function Translate({children, values = {}}: TranslateProps): ReactNode {
  return children
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>);
}

/** The English message with its values in place. */
export function translate(
  {message}: {readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
