import type {ReactNode} from 'react';
import {CodeText} from './CodeText';
import {InlineText} from './InlineText';
import type {NamedExample} from './requests';

/** A further example, collapsed. Renders a `<details>`. */
export function FurtherExample({
  example,
  fallback,
}: {
  readonly example: NamedExample;
  /** Label for an example without a name. */ readonly fallback?: string;
}): ReactNode {
  const name = example.summary || example.name;
  return (
    <details>
      <summary>
        <span className="apiref-status-names" {...(name === '' ? {} : {lang: 'en'})}>
          <InlineText>{name || (fallback ?? '')}</InlineText>
        </span>
      </summary>
      <CodeText example={{...example, summary: ''}} />
    </details>
  );
}
