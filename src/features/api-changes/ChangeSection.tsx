import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Breakable} from '@site/src/kit/Breakable';
import {toPathParts} from '@site/src/model/content/lineBreaks';
import type {NotedChange} from '@site/src/model/openapi/changes/notes';
import type {ChangesNote} from '@site/src/model/openapi/changes/changesReport';
import type {ChangedOperation, ChangeKind, ChangeWord} from '@site/src/model/openapi/changes/row';
import styles from './ApiChanges.module.css';
import {ChangeTable, PlaceName} from './ChangeTable';
import {ChangeWords} from './ChangeWords';
import {NoteList} from './NoteList';
import {OperationLinks} from './OperationLinks';

interface ChangeSectionProps {
  readonly kind: ChangeKind;
  readonly changes: readonly NotedChange[];
  readonly notes: readonly ChangesNote[];
  /** Address of the newer version's reference. */
  readonly path: string;
}

interface Group {
  readonly operations: readonly ChangedOperation[];
  readonly changes: readonly NotedChange[];
}

/** How many of its changes the title of a group names. */
const NAMED = 2;

/**
 * All changes of one kind, by the operations that they affect, or nothing if there are none. A note
 * on several groups is before the first of them. Renders a `<section>`.
 */
export function ChangeSection({kind, changes, notes, path}: ChangeSectionProps): ReactNode {
  if (!hasSection(kind, changes)) return null;
  const groups = toGroups(changes);
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
      {groups.map(({operations, changes: own}, index) => {
        const key = operations.map(({method, path: address}) => `${method} ${address}`).join();
        const seen = groups.slice(0, index).flatMap(toNotes);
        const later = groups.slice(index + 1).flatMap(toNotes);
        const fresh = toNotes({changes: own}).filter((note) => !seen.includes(note));
        const toTexts = (isShared: boolean): readonly ChangesNote[] =>
          fresh
            .filter((note) => later.includes(note) === isShared)
            .flatMap((note) => notes[note] ?? []);
        const isAboutOperations = own.every(({place}) => place.in === 'operation');
        const toTitle = isAboutOperations ? findTitle(own) : undefined;
        const content = (
          <>
            {toTitle && (
              <p>
                <strong>{toTitle()}</strong>
              </p>
            )}
            <OperationLinks operations={operations} path={path} isWhole={isAboutOperations} />
            {!toTitle && <ChangeTable changes={own} />}
            <NoteList notes={toTexts(false)} />
          </>
        );
        const isOpen = kind === 'breaking' || isAboutOperations;
        return (
          <Fragment key={key}>
            <NoteList notes={toTexts(true)} isShared />
            {isOpen ? (
              <div className={styles.changeGroup}>{content}</div>
            ) : (
              <details>
                <summary>
                  <OperationNames operations={operations} /> <ChangedPlaces changes={own} />
                </summary>
                {content}
              </details>
            )}
          </Fragment>
        );
      })}
    </section>
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
  removed: () => (
    <Translate
      id="apiChanges.operations.removed"
      description="Above a list of operations that an API removed">
      Removed operations
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

function OperationNames({operations}: Pick<Group, 'operations'>): ReactNode {
  const [first, ...others] = operations;
  if (!first) return null;
  const name = (
    <code key="name" lang="en">
      {first.method} <Breakable parts={toPathParts(first.path)} />
    </code>
  );
  if (others.length === 0) return name;
  return (
    <Translate
      id="apiChanges.group"
      description="Opens the list of changes that several operations share; the first operation is named, {others} is the number of the other operations"
      values={{operation: name, others: others.length}}>
      {'{operation} and {others} more'}
    </Translate>
  );
}

/** The first changes of a group, which no other group of the same operation has. */
function ChangedPlaces({changes}: {readonly changes: readonly NotedChange[]}): ReactNode {
  return (
    <span className={styles.changePlaces}>
      {changes.slice(0, NAMED).map((change, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <PlaceName place={change.place} /> <ChangeWords change={change} />
        </Fragment>
      ))}
      {changes.length > NAMED && `, +${changes.length - NAMED}`}
    </span>
  );
}

function toGroups(changes: readonly NotedChange[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    // A new or removed operation needs other words than a change inside an operation.
    const key = JSON.stringify([
      change.operations.map(({method, path}) => [method, path]).sort(),
      change.place.in === 'operation' && change.what,
    ]);
    const known = groups.get(key);
    groups.set(key, {operations: change.operations, changes: [...(known?.changes ?? []), change]});
  }
  return [...groups.values()];
}

/** The indexes of the notes on a group, each once, in the order of the specification. */
function toNotes({changes}: Pick<Group, 'changes'>): readonly number[] {
  return [...new Set(changes.flatMap((change) => change.notes))].sort((one, other) => one - other);
}
