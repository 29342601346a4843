import type {ReactNode} from 'react';
import type {ContentItemModel, OperationModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {isOperation} from '../browser/operationModels';
import {PathText} from './Breakable';

interface OperationListProps {
  readonly items: readonly ContentItemModel[];
  readonly labels: RedocLabels['own'];
}

/** All operations of the API in one view, by tag, each with a link to its section. */
export function OperationList({items, labels}: OperationListProps): ReactNode {
  const tags = items.flatMap((item) => {
    const operations = item.items.filter(isOperation);
    return operations.length > 0 ? [{name: item.name, operations}] : [];
  });
  if (tags.length === 0) return null;
  return (
    <section className="apiref-operations" aria-label={labels.operations}>
      {tags.map(({name, operations}) => (
        <table key={name}>
          <caption lang="en">{name}</caption>
          <tbody>
            {operations.map((operation) => (
              <OperationRow key={operation.id} operation={operation} labels={labels} />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function OperationRow({
  operation,
  labels,
}: {
  readonly operation: OperationModel;
  readonly labels: RedocLabels['own'];
}): ReactNode {
  const {id, operationHash, httpVerb, path, name, deprecated} = operation;
  return (
    <tr>
      <td>
        <span className="apiref-method" data-method={httpVerb}>
          {httpVerb.toUpperCase()}
        </span>
      </td>
      <td>
        <code lang="en">
          <PathText path={path} />
        </code>
      </td>
      <td>
        <a href={`#${operationHash ?? id}`} lang="en">
          {name}
        </a>{' '}
        {deprecated && <span className="apiref-deprecated">{labels.deprecated}</span>}
      </td>
    </tr>
  );
}
