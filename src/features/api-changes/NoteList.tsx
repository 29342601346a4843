import type {ReactNode} from 'react';
import {Law} from '@site/src/features/citations/Law';
import {toDateText} from '@site/src/model/content/factText';
import type {ChangesNote} from '@site/src/model/openapi/changes/changesReport';
import styles from './ApiChanges.module.css';

interface NoteListProps {
  readonly notes: readonly ChangesNote[];
  /** The operations that the notes are on, if several groups follow. */
  readonly about?: ReactNode;
}

/**
 * Migration notes, each with the law that caused the change, or nothing if there are none. They are
 * in English in every language. Renders a `<div>`.
 */
export function NoteList({notes, about}: NoteListProps): ReactNode {
  const [first, ...others] = notes;
  if (!first) return null;
  return (
    <div className={styles.changeNotes}>
      {about}
      {others.length === 0 ? (
        <p lang="en">
          <Note note={first} />
        </p>
      ) : (
        <ul lang="en">
          {notes.map((note) => (
            <li key={note.text}>
              <Note note={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Note({note: {text, law}}: {readonly note: ChangesNote}): ReactNode {
  return (
    <>
      {toParts(law ? text.replace(/\.$/, ' (') : text)}
      {law && (
        <>
          <Law text={law.text} title={law.title} url={law.url} lang={law.lang} />
          {`, from ${toDateText(law.date, 'en')}).`}
        </>
      )}
    </>
  );
}

/** The elements of a text whose only markup is code in backticks. */
function toParts(text: string): readonly ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
