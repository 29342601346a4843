import type {ReactNode} from 'react';
import {CodeText} from './CodeText';
import type {NamedExample} from './requests';

/** An example beside the first one, closed. Renders a `<details>`. */
export function FurtherExample({
  example,
  fallback,
}: {
  readonly example: NamedExample;
  /** Names an example that has no name. */ readonly fallback?: string;
}): ReactNode {
  const name = example.summary || example.name;
  return (
    <details>
      <summary>
        <span className="apiref-status-names" {...(name === '' ? {} : {lang: 'en'})}>
          {name || fallback}
        </span>
      </summary>
      <CodeText example={{...example, summary: ''}} />
    </details>
  );
}
