import type {ReactNode} from 'react';
import type {OperationModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';
import type {CodeSample} from '../samples';
import {AnchorLink} from './AnchorLink';
import {Authorization} from './Authorization';
import type {ToMarkup} from './markdown';
import {RequestSample} from './RequestSample';
import type {NamedExample, ResponseExamples} from './requests';
import {ResponseSample} from './ResponseSample';

interface OperationSectionProps {
  readonly operation: OperationModel;
  readonly labels: RedocLabels['own'];
  readonly markup: ToMarkup;
  /** Redoc's HTML of parameters and responses. */
  readonly schema: string;
  /** Fields that the schema only shows when it is opened. */
  readonly nested: ReactNode;
  readonly samples: readonly CodeSample[];
  /** Whether the samples omit optional fields. */
  readonly isReduced: boolean;
  /** Request bodies in addition to the one in the samples. */
  readonly bodies: readonly NamedExample[];
  readonly responses: readonly ResponseExamples[];
}

/**
 * One operation, with its description on one side and examples on the other. Renders a `<section>`.
 */
export function OperationSection({
  operation,
  labels,
  markup,
  schema,
  nested,
  samples,
  isReduced,
  bodies,
  responses,
}: OperationSectionProps): ReactNode {
  const {
    id,
    operationHash,
    operationId = id,
    name,
    description,
    deprecated,
    httpVerb,
    path,
  } = operation;
  return (
    <section className="apiref-operation" id={id} data-apiref-section="">
      {operationHash && operationHash !== id && (
        <span className="apiref-alias" id={operationHash} />
      )}
      <div className="apiref-operation-text">
        <h3 className="apiref-heading">
          <span lang="en">{name}</span>{' '}
          {deprecated && <span className="apiref-deprecated">{labels.deprecated}</span>}{' '}
          <AnchorLink to={operationHash ?? id} name={name} labels={labels} />
        </h3>
        <p className="apiref-endpoint">
          <span className="apiref-method" data-method={httpVerb}>
            {httpVerb.toUpperCase()}
          </span>{' '}
          <code lang="en">{path}</code>
        </p>
        {description && (
          <div
            className="apiref-prose"
            lang="en"
            dangerouslySetInnerHTML={{__html: markup(description)}}
          />
        )}
        <Authorization operation={operation} labels={labels} />
        <div
          className="apiref-schema"
          data-apiref-island={operationId}
          dangerouslySetInnerHTML={{__html: schema}}
        />
        {nested}
      </div>
      <div className="apiref-operation-samples">
        <RequestSample
          method={httpVerb}
          path={path}
          samples={samples}
          isReduced={isReduced}
          bodies={bodies}
          labels={labels}
        />
        {responses.length > 0 && (
          <ResponseSample name={`response-${operationId}`} responses={responses} labels={labels} />
        )}
      </div>
    </section>
  );
}
