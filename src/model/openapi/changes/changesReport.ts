import type {LawRow} from '../../../data/laws/row';
import {toCitation} from '../../content/citation';
import type {VersionPair} from '../../catalogue/pairs';
import type {OpenApiDocument} from '../document';
import type {MigrationNote} from '../migration';
import {toChanges} from './compare';
import {addNotes, isGeneral, type NotedChange} from './notes';
import {toChangeText} from './words';

/** One version in a comparison. */
export interface ChangesVersion {
  readonly version: string;
  readonly path: string;
  /** Release number of the specification. */
  readonly release: string;
  /** Day from which the version is deprecated, ISO 8601. */
  readonly deprecatedSince?: string;
}

/** A migration note with everything a page shows of the law behind it. */
export interface ChangesNote {
  /** Markdown with code and links. A link that begins with `#` leads into the reference at `to.path`. */
  readonly text: string;
  readonly law?: {
    readonly text: string;
    readonly title: string;
    readonly url: string;
    readonly lang: string;
    readonly date: string;
  };
}

/** The differences between two versions, as in the published JSON and on the page. */
export interface ChangesReport {
  readonly api: string;
  readonly label: string;
  readonly path: string;
  readonly from: ChangesVersion;
  readonly to: ChangesVersion;
  /** Notes on the step as a whole, as indexes in `notes`. */
  readonly general: readonly number[];
  readonly notes: readonly ChangesNote[];
  readonly changes: readonly NotedChange[];
  /** Number of changed descriptions and examples. */
  readonly texts: number;
}

/**
 * The complete report on the step from one version to the next. Throws if the law of a note isn't
 * in the tables.
 */
export function toChangesReport(
  pair: VersionPair,
  before: OpenApiDocument,
  after: OpenApiDocument,
  laws: readonly LawRow[],
): ChangesReport {
  const notes = (after['x-migration'] ?? []).filter(({from}) => from === pair.from.version);
  const {changes, texts} = toChanges(before, after);
  return {
    api: pair.to.id,
    label: pair.to.label,
    path: pair.path,
    from: toVersion(pair.from, before),
    to: toVersion(pair.to, after),
    general: notes.flatMap((note, index) => (isGeneral(note) ? [index] : [])),
    notes: notes.map((note) => toNote(note, laws, pair)),
    changes: addNotes(changes, notes),
    texts,
  };
}

/**
 * The breaking changes without a migration note in the newer specification, each as one sentence
 * with its remedy.
 */
export function toMissingNotes({from, to, api, changes}: ChangesReport): readonly string[] {
  return changes
    .filter(({kind, notes}) => kind === 'breaking' && notes.length === 0)
    .flatMap((change) =>
      change.operations.map(
        (operation) =>
          `${api} ${from.version} to ${to.version}: ${operation.ids.join(' / ') || `${operation.method} ${operation.path}`}: ${toChangeText(change)}. Add a note to x-migration of the newer specification that names the operation, the field, or both.`,
      ),
    );
}

function toVersion(
  {version, path}: VersionPair['to'],
  {info, 'x-deprecated': deprecation}: OpenApiDocument,
): ChangesVersion {
  return {
    version,
    path,
    release: info.version,
    ...(deprecation && {deprecatedSince: deprecation.since}),
  };
}

function toNote(
  {note, law}: MigrationNote,
  laws: readonly LawRow[],
  {to}: VersionPair,
): ChangesNote {
  const row = laws.find(({id}) => id === law?.id);
  if (law && !row)
    throw new Error(
      `${to.spec}: x-migration cites ${law.id}, which is not in src/data/laws. Add the source there, or correct it.`,
    );
  return {
    text: note.trim(),
    ...(law && row && {law: {...toCitation(row), text: law.citation, date: law.date}}),
  };
}
