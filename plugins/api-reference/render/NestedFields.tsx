import type {ReactNode} from 'react';
import type {OperationModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {toNestedFields} from './nested';

/**
 * The nested fields of a request body, which Redoc only shows when a reader opens their parents, as
 * a collapsed list for browsers without scripts. Other browsers parse it as one text, so it adds no
 * elements. It contains no HTML from the specification, because HTML in a `<noscript>` could mean
 * one thing to the sanitizer and another to browsers.
 */
export function NestedFields({
  operation,
  labels,
}: {
  readonly operation: OperationModel;
  readonly labels: RedocLabels;
}): ReactNode {
  const [media] = operation.requestBody?.content?.mediaTypes ?? [];
  const fields = media?.schema ? toNestedFields(media.schema, labels) : [];
  if (fields.length === 0) return null;
  return (
    <noscript>
      <details className="apiref-nested">
        <summary>{labels.own.nestedFields}</summary>
        <dl>
          {fields.map(({path, facts, text}) => [
            <dt key={path}>
              <code lang="en">{path}</code> {facts}
            </dt>,
            text && (
              <dd key={`${path} text`} lang="en">
                {text}
              </dd>
            ),
          ])}
        </dl>
      </details>
    </noscript>
  );
}
