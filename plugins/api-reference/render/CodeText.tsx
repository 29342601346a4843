import type {ReactNode} from 'react';
import {toCodeMarkup} from '../../../src/model/content/highlight';
import {InlineText} from './InlineText';
import type {NamedExample} from './requests';

interface CodeTextProps {
  readonly example: NamedExample;
  /** Whether the example is visible without being opened, and so is colored during the build. */
  readonly isShown?: boolean;
}

/** One example body, with its description above if there is one. */
export function CodeText({
  example: {summary, text, isJson},
  isShown = false,
}: CodeTextProps): ReactNode {
  return (
    <>
      {summary && (
        <p className="apiref-example-title" lang="en">
          <InlineText>{summary}</InlineText>
        </p>
      )}
      <pre
        className="apiref-code"
        {...(isJson ? {'data-grammar': 'json'} : {})}
        lang="en"
        tabIndex={0}>
        {isShown && isJson ? (
          <code dangerouslySetInnerHTML={{__html: toCodeMarkup(text, 'json')}} />
        ) : (
          <code>{text}</code>
        )}
      </pre>
    </>
  );
}
