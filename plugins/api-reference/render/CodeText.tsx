import type {ReactNode} from 'react';
import {toCodeMarkup} from '../../../src/model/content/highlight';
import type {NamedExample} from './requests';

interface CodeTextProps {
  readonly example: NamedExample;
  /** Whether the example is seen without being opened, and so is coloured while building. */
  readonly isShown?: boolean;
}

/** One example body, under a line that says what it shows when there is one to say. */
export function CodeText({example: {summary, text, isJson}, isShown = false}: CodeTextProps): ReactNode {
  return (
    <>
      {summary && (
        <p className="apiref-example-title" lang="en">
          {summary}
        </p>
      )}
      <pre className="apiref-code" {...(isJson ? {'data-grammar': 'json'} : {})} lang="en" tabIndex={0}>
        {isShown && isJson ? <code dangerouslySetInnerHTML={{__html: toCodeMarkup(text, 'json')}} /> : <code>{text}</code>}
      </pre>
    </>
  );
}
