import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Breakable} from '@site/src/kit/Breakable';
import {toNameParts} from '@site/src/model/content/lineBreaks';
import {groupBy} from '@site/src/model/openapi/changes/groupBy';
import type {ChangePlace} from '@site/src/model/openapi/changes/place';
import {toName} from '@site/src/model/openapi/changes/groups';
import type {Change} from '@site/src/model/openapi/changes/row';
import styles from './ApiChanges.module.css';
import {ChangeWords} from './ChangeWords';
import {OperationLinks} from './OperationLinks';

interface ChangeTableProps {
  readonly changes: readonly Change[];
  /**
   * Address of the newer version's reference. If it is given, a column shows the operations.
   */
  readonly path?: string;
}

/**
 * Changes, with a row for each place in the same operations: what changed, with the values before
 * and after. Renders a `<table>` that fits on a phone.
 */
export function ChangeTable({changes, path}: ChangeTableProps): ReactNode {
  return (
    <table className={styles.changeTable}>
      <thead>
        <tr>
          {path !== undefined && (
            <th scope="col">
              <Translate
                id="apiChanges.table.operations"
                description="Column of a table of changes: the operations that changed">
                Operations
              </Translate>
            </th>
          )}
          <th scope="col">
            <Translate
              id="apiChanges.table.place"
              description="Column of a table of changes: the field or other part of an operation">
              Where
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="apiChanges.table.change"
              description="Column of a table of changes: what changed">
              Change
            </Translate>
          </th>
        </tr>
      </thead>
      {groupBy(changes, ({operations}) => operations.map(toName).join()).map((group) => (
        <tbody key={group[0].operations.map(toName).join()}>
          {groupBy(group, ({place}) => JSON.stringify(place)).map((row, index, rows) => (
            <tr key={JSON.stringify(row[0].place)}>
              {path !== undefined && index === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  <OperationLinks
                    operations={row[0].operations}
                    path={path}
                    isWhole={row[0].place.in === 'operation'}
                  />
                </th>
              )}
              <th scope="row">
                <PlaceName place={row[0].place} />
              </th>
              <td>
                {row.map((change) => (
                  <div key={`${change.what} ${change.rule}`}>
                    <ChangeWords change={change} /> <ChangeValues change={change} />
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface PlaceNameProps {
  readonly place: ChangePlace;
  /** Whether words precede it in its sentence. */
  readonly isInside?: boolean;
}

/** The part of an operation that changed, with the name of its field. */
export function PlaceName({place, isInside = false}: PlaceNameProps): ReactNode {
  const name = toPlaceName(place);
  return (
    <>
      {isInside ? name : name.charAt(0).toUpperCase() + name.slice(1)}
      {place.field !== undefined && (
        <>
          {' '}
          <NameCode>{place.field}</NameCode>
        </>
      )}
    </>
  );
}

/** Names of fields or values, which break between their words. Renders a `<code>`. */
function NameCode({children}: {readonly children: string}): ReactNode {
  return (
    <code lang="en">
      <Breakable parts={toNameParts(children)} />
    </code>
  );
}

function toPlaceName({in: place, status = ''}: ChangePlace): string {
  switch (place) {
    case 'operation':
      return translate({
        id: 'apiChanges.place.operation',
        message: 'operation',
        description:
          'Where an API changed: the operation itself. Capitalized at the start of a line',
      });
    case 'parameter':
      return translate({
        id: 'apiChanges.place.parameter',
        message: 'parameter',
        description:
          'Where an API changed: a parameter, whose name follows. Capitalized at the start of a line',
      });
    case 'request':
      return translate({
        id: 'apiChanges.place.request',
        message: 'request body',
        description:
          'Where an API changed: the body of a request. Capitalized at the start of a line',
      });
    case 'response':
      return translate(
        {
          id: 'apiChanges.place.response',
          message: 'response {status}',
          description:
            'Where an API changed: the response with an HTTP status. Capitalized at the start of a line',
        },
        {status},
      );
  }
}

function ChangeValues({change: {what, before, after}}: {readonly change: Change}): ReactNode {
  if (what === 'values' || what === 'errors')
    return (
      <>
        {after !== undefined && (
          <span className={styles.changeValue}>
            <Translate
              id="apiChanges.values.added"
              description="Before one or more values that an API added">
              new:
            </Translate>{' '}
            <ValueList>{after}</ValueList>
          </span>
        )}
        {before !== undefined && (
          <span className={styles.changeValue}>
            <Translate
              id="apiChanges.values.removed"
              description="Before one or more values that an API removed">
              gone:
            </Translate>{' '}
            <ValueList>{before}</ValueList>
          </span>
        )}
      </>
    );
  if (before === undefined && after === undefined) return null;
  return (
    <span className={styles.changeValue}>
      {before !== undefined && <NameCode>{before}</NameCode>}{' '}
      {after !== undefined && (
        <span>
          {before !== undefined && '→ '}
          <NameCode>{after}</NameCode>
        </span>
      )}
    </span>
  );
}

/** Values that a comma separates. Renders a `<code>` for each. */
function ValueList({children}: {readonly children: string}): ReactNode {
  return children.split(', ').map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ' '}
      <NameCode>{value}</NameCode>
    </Fragment>
  ));
}
