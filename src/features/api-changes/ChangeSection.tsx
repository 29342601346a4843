import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {toGroups, toName, toTopics, type ChangeGroup} from '@site/src/model/openapi/changes/groups';
import type {NotedChange} from '@site/src/model/openapi/changes/notes';
import type {ChangesNote} from '@site/src/model/openapi/changes/changesReport';
import type {ChangeKind, ChangeWord} from '@site/src/model/openapi/changes/row';
import styles from './ApiChanges.module.css';
import {ChangeTable, PlaceName} from './ChangeTable';
import {ChangeWords} from './ChangeWords';
import {Note} from './Note';
import {OperationLinks} from './OperationLinks';
import {OperationName} from './OperationName';

interface ChangeSectionProps {
  readonly kind: ChangeKind;
  readonly changes: readonly NotedChange[];
  readonly notes: readonly ChangesNote[];
  /** Address of the newer version's reference. */
  readonly path: string;
}

/** A title names this many changes, and counts operations if at least this many are left. */
const NAMED = 2;

/**
 * All changes of one kind, or nothing if there are none: first by the migration note on them, then
 * the others by the operations that they affect. Renders a `<section>`.
 */
export function ChangeSection({kind, changes, notes, path}: ChangeSectionProps): ReactNode {
  if (!hasSection(kind, changes)) return null;
  return (
    <section>
      <Heading as="h2" id={kind}>
        {changeTitles[kind]()}
      </Heading>
      {changes.length === 0 && (
        <p>
          <Translate id="apiChanges.none" description="Shown if a version has no breaking changes">
            None. Requests and responses stay as they are.
          </Translate>
        </p>
      )}
      {toTopics(changes).map(({note: index, operations, changes: own}) => {
        const note = notes[index];
        return (
          <div key={index} className={styles.changeGroup}>
            {note && (
              <p lang="en">
                <Note note={note} path={path} />
              </p>
            )}
            {own.length === 0 ? (
              <OperationLinks operations={operations} path={path} />
            ) : (
              <ChangeTable changes={own} path={path} />
            )}
          </div>
        );
      })}
      {toGroups(changes.filter((change) => change.notes.length === 0)).map((group) => (
        <Group
          key={`${group.changes[0]?.what} ${group.operations.map(toName).join()}`}
          group={group}
          path={path}
        />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly group: ChangeGroup;
  readonly path: string;
}

/** Changes without a note that affect the same operations. Those of fields are collapsed. */
function Group({group: {operations, changes}, path}: GroupProps): ReactNode {
  const isAboutOperations = changes.every(({place}) => place.in === 'operation');
  const toTitle = isAboutOperations ? findTitle(changes) : undefined;
  const content = (
    <>
      {toTitle && (
        <p>
          <strong>{toTitle()}</strong>
        </p>
      )}
      <OperationLinks operations={operations} path={path} isWhole={isAboutOperations} />
      {!toTitle && <ChangeTable changes={changes} />}
    </>
  );
  if (isAboutOperations) return <div className={styles.changeGroup}>{content}</div>;
  return (
    <details>
      <summary>
        <OperationNames operations={operations} /> <ChangedPlaces changes={changes} />
      </summary>
      {content}
    </details>
  );
}

/** Whether a kind of change has a section. That there are no breaking changes is worth a section. */
export function hasSection(
  kind: ChangeKind,
  changes: readonly Pick<NotedChange, 'kind'>[],
): boolean {
  return kind === 'breaking' || changes.some((change) => change.kind === kind);
}

/** Headings of the sections. */
export const changeTitles: Readonly<Record<ChangeKind, () => ReactNode>> = {
  breaking: () => (
    <Translate
      id="apiChanges.breaking"
      description="Heading of the changes that break clients of an API">
      Breaking changes
    </Translate>
  ),
  deprecated: () => (
    <Translate
      id="apiChanges.deprecated"
      description="Heading of what a version of an API deprecates">
      Deprecated
    </Translate>
  ),
  compatible: () => (
    <Translate
      id="apiChanges.compatible"
      description="Heading of the changes that don't break clients of an API">
      Compatible changes
    </Translate>
  ),
};

/** What happened to whole operations. A single change without values needs no table. */
function findTitle([first, ...others]: readonly NotedChange[]): (() => ReactNode) | undefined {
  if (first === undefined || others.length > 0) return undefined;
  return first.before === undefined && first.after === undefined
    ? operationTitles[first.what]
    : undefined;
}

const operationTitles: Readonly<Partial<Record<ChangeWord, () => ReactNode>>> = {
  added: () => (
    <Translate
      id="apiChanges.operations.added"
      description="Above a list of operations that an API added">
      New operations
    </Translate>
  ),
  deprecated: () => (
    <Translate
      id="apiChanges.operations.deprecated"
      description="Above a list of operations that an API deprecated">
      Deprecated operations
    </Translate>
  ),
};

function OperationNames({operations}: Pick<ChangeGroup, 'operations'>): ReactNode {
  const [first, ...others] = operations.map((operation) => (
    <OperationName key={toName(operation)} path={operation.path}>
      {operation.method}
    </OperationName>
  ));
  if (others.length < NAMED) return toList([first, ...others], ', ');
  return (
    <Translate
      id="apiChanges.group"
      description="Opens the list of changes that several operations share; the first operation is named, {others} is the number of the other operations, at least 2"
      values={{operation: first, others: others.length}}>
      {'{operation} and {others} more operations'}
    </Translate>
  );
}

/** The parts with a separator between them. */
function toList(parts: readonly ReactNode[], separator: string): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {part}
    </Fragment>
  ));
}

/** The first changes of a group, which no other group of the same operation has. */
function ChangedPlaces({changes}: {readonly changes: readonly NotedChange[]}): ReactNode {
  // One more is named rather than counted.
  const named = changes.slice(0, changes.length > NAMED + 1 ? NAMED : NAMED + 1);
  const more = changes.length - named.length;
  return (
    <span className={styles.changePlaces}>
      {toList(
        [
          ...named.map((change, index) => (
            <Translate
              id="apiChanges.placed"
              description="In a list: where an API changed and how, for example: response 423: added"
              values={{
                place: <PlaceName key="place" place={change.place} isInside={index > 0} />,
                change: <ChangeWords key="change" change={change} />,
              }}>
              {'{place}: {change}'}
            </Translate>
          )),
          ...(more > 0
            ? [
                <Translate
                  id="apiChanges.more"
                  description="After the first changes of a group: the number of the others, at least 2"
                  values={{count: more}}>
                  {'{count} more changes'}
                </Translate>,
              ]
            : []),
        ],
        '; ',
      )}
    </span>
  );
}
