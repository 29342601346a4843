import type {ReactNode} from 'react';
import {CodeText} from './CodeText';
import type {NamedExample} from './requests';

/** An example beside the first one, closed. Renders a `<details>`. */
export function FurtherExample({example}: {readonly example: NamedExample}): ReactNode {
  return (
    <details>
      <summary>
        <span className="apiref-status-names" lang="en">
          {example.summary || example.name}
        </span>
      </summary>
      <CodeText example={{...example, summary: ''}} />
    </details>
  );
}
