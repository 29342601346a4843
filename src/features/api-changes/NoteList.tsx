import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Law} from '@site/src/features/citations/Law';
import {toDateText} from '@site/src/model/content/factText';
import type {ChangesNote} from '@site/src/model/openapi/changes/changesReport';
import styles from './ApiChanges.module.css';

/**
 * Migration notes, each with the law that caused the change, or nothing if there are none. Renders
 * a `<ul>`.
 */
export function NoteList({notes}: {readonly notes: readonly ChangesNote[]}): ReactNode {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.changeNotes}>
      {notes.map((note) => (
        <li key={note.text}>
          <span lang="en">{toParts(note.text)}</span>
          {note.law && <LawDate law={note.law} />}
        </li>
      ))}
    </ul>
  );
}

function LawDate({law}: {readonly law: NonNullable<ChangesNote['law']>}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const date = toDateText(law.date, currentLocale);
  return (
    <>
      {' '}
      <Translate
        id="apiChanges.law"
        description="After a migration note: the law that caused the change and the day from which it applies"
        values={{
          law: <Law key="law" text={law.text} title={law.title} url={law.url} lang={law.lang} />,
          date,
        }}>
        {'{law} applies from {date}.'}
      </Translate>
    </>
  );
}

/** The elements of a text whose only markup is code in backticks. */
function toParts(text: string): readonly ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
