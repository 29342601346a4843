import type {ReactNode} from 'react';
import type {OperationModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';
import type {CodeSample} from '../samples';
import {AnchorLink} from './AnchorLink';
import {Authorization} from './Authorization';
import type {ToMarkup} from './markdown';
import {OperationErrors} from './OperationErrors';
import {PathText} from './Breakable';
import {RequestSample} from './RequestSample';
import type {NamedExample, ResponseExamples} from './requests';
import {ResponseSample} from './ResponseSample';

interface OperationSectionProps {
  readonly operation: OperationModel;
  readonly labels: RedocLabels['own'];
  readonly markup: ToMarkup;
  /** Redoc's HTML of parameters and successful responses. */
  readonly schema: string;
  /** Redoc's HTML of the errors, empty if there are none. */
  readonly errors: string;
  /** Fields that the schema only shows when it is opened. */
  readonly nested: ReactNode;
  readonly samples: readonly CodeSample[];
  /** Whether the samples omit optional fields. */
  readonly isReduced: boolean;
  /** All examples of the request, each complete in the first language. */
  readonly bodies: readonly NamedExample[];
  /** For each of them, the place of its response. */
  readonly answers: readonly string[];
  readonly responses: readonly ResponseExamples[];
}

/**
 * One operation: its description, examples and fields. Wide screens show the examples beside the
 * other two. Renders a `<section>`.
 */
export function OperationSection({
  operation,
  labels,
  markup,
  schema,
  errors,
  nested,
  samples,
  isReduced,
  bodies,
  answers,
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
          <code lang="en">
            <PathText path={path} />
          </code>
        </p>
        {description && (
          <div
            className="apiref-prose"
            lang="en"
            dangerouslySetInnerHTML={{__html: markup(description)}}
          />
        )}
        <Authorization operation={operation} labels={labels} />
      </div>
      <div className="apiref-operation-samples">
        <RequestSample
          method={httpVerb}
          path={path}
          samples={samples}
          isReduced={isReduced}
          bodies={bodies}
          answers={answers}
          labels={labels}
        />
        {responses.length > 0 && (
          <ResponseSample name={`response-${operationId}`} responses={responses} labels={labels} />
        )}
      </div>
      <div className="apiref-operation-fields">
        <div
          className="apiref-schema"
          data-apiref-island={operationId}
          dangerouslySetInnerHTML={{__html: schema}}
        />
        {nested}
        <OperationErrors operation={operation} html={errors} labels={labels} />
      </div>
    </section>
  );
}
