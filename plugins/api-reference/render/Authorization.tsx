import type {ReactNode} from 'react';
import type {OperationModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';

/** How a request is authenticated. Renders a `<p>` with a link to the section that explains it. */
export function Authorization({
  operation,
  labels,
}: {
  readonly operation: OperationModel;
  readonly labels: RedocLabels['own'];
}): ReactNode {
  const schemes = operation.security.flatMap((requirement) =>
    requirement.schemes.map(({displayName}) => displayName),
  );
  return (
    <p className="apiref-authorization">
      <span className="apiref-label">{labels.authorization}</span>{' '}
      {schemes.length === 0 ? (
        labels.noAuthorization
      ) : (
        <a href="#section/Authentication">
          <code lang="en">{[...new Set(schemes)].join(', ')}</code>
        </a>
      )}
    </p>
  );
}
