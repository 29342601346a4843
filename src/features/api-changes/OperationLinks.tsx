import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ChangedOperation} from '@site/src/model/openapi/changes/row';
import styles from './ApiChanges.module.css';
import {OperationName} from './OperationName';

interface OperationLinksProps {
  readonly operations: readonly ChangedOperation[];
  /** Address of the newer version's reference. */
  readonly path: string;
  /** Shows all operations, because they are what changed. */
  readonly isWhole?: boolean;
}

/** If there are more operations than this, they are collapsed, unless they are what changed. */
const SHOWN = 6;

/**
 * Operations as links to the newer reference. Operations that it lacks are plain text. Renders a
 * `<ul>`, which is inside `<details>` if it is collapsed.
 */
export function OperationLinks({
  operations,
  path,
  isWhole = false,
}: OperationLinksProps): ReactNode {
  const list = (
    <ul className={styles.changeOperations}>
      {operations.map((operation) => (
        <li key={`${operation.method} ${operation.path}`}>
          <OperationLink operation={operation} path={path} />
        </li>
      ))}
    </ul>
  );
  if (isWhole || operations.length <= SHOWN) return list;
  return (
    <details>
      <summary>
        <Translate
          id="apiChanges.operations"
          description="Opens the list of operations that a change touches"
          values={{count: operations.length}}>
          {'{count} operations'}
        </Translate>
      </summary>
      {list}
    </details>
  );
}

function OperationLink({
  operation: {method, path: address, anchor},
  path,
}: {
  readonly operation: ChangedOperation;
  readonly path: string;
}): ReactNode {
  const name = (
    <OperationName path={address}>
      <span className={styles.changeMethod} data-method={method.toLowerCase()}>
        {method}
      </span>
    </OperationName>
  );
  return anchor === undefined ? name : <Link to={`${path}#${anchor}`}>{name}</Link>;
}
