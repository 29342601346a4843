import {Fragment, type ReactNode} from 'react';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {CodeName} from './Breakable';
import {CodeText} from './CodeText';
import {FurtherExample} from './FurtherExample';
import {CopyButton} from './CopyButton';
import type {ResponseExamples} from './requests';

interface ResponseSampleProps {
  /** Groups the responses of one operation, so that opening one closes the others. */
  readonly name: string;
  readonly responses: readonly ResponseExamples[];
  readonly labels: RedocLabels['own'];
}

/**
 * The responses of an operation by status, with the first one open. A success says what it means, an
 * error names its codes, which are the names of its examples. Native `<details>` elements
 * work without JavaScript.
 */
export function ResponseSample({name, responses, labels}: ResponseSampleProps): ReactNode {
  return (
    <figure className="apiref-sample apiref-responses">
      <figcaption className="apiref-sample-bar">
        <span className="apiref-sample-title">{labels.response}</span>
        <CopyButton labels={labels} />
      </figcaption>
      {responses.map(({status, type, meaning, mediaTypes, examples}, index) => (
        <details key={status} name={name} open={index === 0}>
          <summary>
            <span className="apiref-status" data-status={type}>
              {status}
            </span>{' '}
            <span className="apiref-status-names" lang="en">
              {type === 'success' && examples.length > 0
                ? meaning
                : examples.map(({name: code}, place) => (
                    <Fragment key={code}>
                      {place > 0 && ', '}
                      <CodeName code={code} />
                    </Fragment>
                  ))}
            </span>
          </summary>
          {examples.length === 0 && (
            <p className="apiref-example-title apiref-no-body" lang="en">
              {meaning} {mediaTypes.length > 0 && <code>{mediaTypes.join(', ')}</code>}
            </p>
          )}
          {examples.map((example, place) =>
            place === 0 ? (
              <CodeText
                key={example.name}
                example={example}
                isShown={index === 0}
                choice={examples.length > 1 ? `${labels.example} (${status})` : undefined}
              />
            ) : (
              <FurtherExample key={example.name} example={example} />
            ),
          )}
        </details>
      ))}
    </figure>
  );
}
