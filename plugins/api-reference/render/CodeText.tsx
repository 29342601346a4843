import type {ReactNode} from 'react';
import {toCodeMarkup} from '../../../src/model/content/highlight';
import {InlineText} from './InlineText';
import type {NamedExample} from './requests';

interface CodeTextProps {
  readonly example: NamedExample;
  /** Whether the example is visible without being opened, and so is colored during the build. */
  readonly isShown?: boolean;
  /** Name of the choice that takes the place of the description, if there are further examples. */
  readonly choice?: string | undefined;
}

/** One example body, with its description above if there is one. */
export function CodeText({
  example: {name, summary, text, grammar},
  isShown = false,
  choice,
}: CodeTextProps): ReactNode {
  return (
    <>
      {(summary || choice) && (
        <p className="apiref-example-title" lang="en" data-apiref-examples={choice}>
          <InlineText>{summary || name}</InlineText>
        </p>
      )}
      <pre
        className="apiref-code"
        {...(grammar ? {'data-grammar': grammar} : {})}
        lang="en"
        tabIndex={0}>
        {isShown && grammar ? (
          <code dangerouslySetInnerHTML={{__html: toCodeMarkup(text, grammar)}} />
        ) : (
          <code>{text}</code>
        )}
      </pre>
    </>
  );
}
