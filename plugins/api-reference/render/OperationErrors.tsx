import type {ReactNode} from 'react';
import type {OperationModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {isError} from '../browser/operationModels';

interface OperationErrorsProps {
  readonly operation: OperationModel;
  /** Redoc's HTML of the errors, empty if there are none. */
  readonly html: string;
  readonly labels: RedocLabels['own'];
}

/** The errors of an operation, collapsed to one line with their status codes. */
export function OperationErrors({operation, html, labels}: OperationErrorsProps): ReactNode {
  if (html === '') return null;
  const {id, operationId = id, responses} = operation;
  return (
    <details className="apiref-errors">
      <summary>
        {labels.errors}{' '}
        <span className="apiref-error-codes" lang="en">
          {responses
            .filter(isError)
            .map(({code}) => code)
            .join(' ')}
        </span>
      </summary>
      <div
        className="apiref-schema"
        data-apiref-island={operationId}
        data-apiref-part="errors"
        dangerouslySetInnerHTML={{__html: html}}
      />
    </details>
  );
}
