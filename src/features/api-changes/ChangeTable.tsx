import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Breakable} from '@site/src/kit/Breakable';
import {toNameParts} from '@site/src/model/content/lineBreaks';
import type {ChangePlace} from '@site/src/model/openapi/changes/place';
import type {Change} from '@site/src/model/openapi/changes/row';
import styles from './ApiChanges.module.css';
import {ChangeWords} from './ChangeWords';

/**
 * Changes, one per row: place, kind, and the values before and after. Renders a `<table>` that
 * fits on a phone, where cells name their column.
 */
export function ChangeTable({changes}: {readonly changes: readonly Change[]}): ReactNode {
  const changeLabel = translate({
    id: 'apiChanges.table.change',
    message: 'Change',
    description: 'Column of a table of changes: what changed',
  });
  return (
    <table className={styles.changeTable}>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="apiChanges.table.place"
              description="Column of a table of changes: the field or other part of an operation">
              Where
            </Translate>
          </th>
          <th scope="col">{changeLabel}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr
            key={JSON.stringify([
              change.place,
              change.what,
              change.rule,
              change.before,
              change.after,
            ])}>
            <th scope="row">
              <PlaceName place={change.place} />
            </th>
            <td data-label={changeLabel}>
              <ChangeWords change={change} /> <ChangeValues change={change} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The part of an operation that changed, with the name of its field. */
export function PlaceName({place}: {readonly place: ChangePlace}): ReactNode {
  return (
    <>
      {toPlaceName(place)}
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
        message: 'Operation',
        description: 'Where an API changed: the operation itself',
      });
    case 'parameter':
      return translate({
        id: 'apiChanges.place.parameter',
        message: 'Parameter',
        description: 'Where an API changed: a parameter, whose name follows',
      });
    case 'request':
      return translate({
        id: 'apiChanges.place.request',
        message: 'Request body',
        description: 'Where an API changed: the body of a request',
      });
    case 'response':
      return translate(
        {
          id: 'apiChanges.place.response',
          message: 'Response {status}',
          description: 'Where an API changed: the response with an HTTP status',
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
              description="Before a list of values that an API added">
              new:
            </Translate>{' '}
            <ValueList>{after}</ValueList>
          </span>
        )}
        {before !== undefined && (
          <span className={styles.changeValue}>
            <Translate
              id="apiChanges.values.removed"
              description="Before a list of values that an API removed">
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
