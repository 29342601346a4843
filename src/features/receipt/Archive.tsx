import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {
  isOfLine,
  type ArchiveContent,
  type ArchiveFile,
  type Cell,
} from '@site/src/model/figures/archive';
import {toPart} from '@site/src/model/pages/parts';
import styles from './Archive.module.css';
import {ReceiptPaper} from './ReceiptPaper';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface ArchiveProps {
  readonly id: string;
  readonly title: string;
  /** Language of the names of groups and files. */
  readonly lang: string;
  readonly json: string;
}

/**
 * A receipt beside the files of an archive, with the rows that it becomes. Choosing a printed line
 * opens its files, marks its rows and links to them from below the paper. Renders a `<figure>`;
 * files are `<details>`, so that all rows can be read without scripts.
 */
export function Archive({id, title, lang, json}: ArchiveProps): ReactNode {
  const {receipt, receiptLang, lines, first, keys, groups} = JSON.parse(json) as ArchiveContent;
  const [chosen, setChosen] = useState(first);
  const cells = lines[chosen]?.cells;
  const toAnchor = (file: string): string => `${id}-${file}`;
  const found = groups
    .flatMap(({files}) => files)
    .filter(({records}) => records.some((record) => isOfLine(record, cells)));
  return (
    <figure className={styles.archive} lang={lang} data-figure={id}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.columns}>
        <div className={styles.receipt}>
          <ReceiptPaper
            content={receipt}
            lang={receiptLang}
            toLine={({text}) => {
              const place = lines.findIndex((line) => line.text === text);
              return place < 0 ? (
                text
              ) : (
                <button
                  {...toPart('text')}
                  type="button"
                  className={styles.line}
                  aria-pressed={place === chosen}
                  onClick={() => setChosen(place)}>
                  {text}
                </button>
              );
            }}
          />
          <p className={styles.jump} aria-live="polite">
            <Translate
              id="archive.jump"
              description="Before links to the files of an archive that repeat the chosen printed line">
              To its rows:
            </Translate>{' '}
            {found.map(({file}) => (
              <a key={file} href={`#${toAnchor(file)}`} onClick={() => openFile(toAnchor(file))}>
                {file}
              </a>
            ))}
          </p>
        </div>
        <div className={styles.files}>
          <KeyLegend keys={keys} />
          {groups.map((group) => (
            <div key={group.title}>
              <p className={styles.groupTitle}>{group.title}</p>
              {group.files.map((file) => (
                <FileRows key={file.file} anchor={toAnchor(file.file)} file={file} cells={cells} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** Opens a file that the reader has closed, before the browser goes there. */
function openFile(anchor: string): void {
  document.getElementById(anchor)?.closest('details')?.setAttribute('open', '');
}

function FileRows({
  anchor,
  file: {file, holds, levels, records, empty},
  cells,
}: {
  /** ID of the file's name, to which a link moves the focus. */
  readonly anchor: string;
  readonly file: ArchiveFile;
  readonly cells: ArchiveContent['lines'][number]['cells'] | undefined;
}): ReactNode {
  const lit = records.map((record) => isOfLine(record, cells));
  const name = (
    <>
      <code className={styles.fileName}>{file}</code> <span className={styles.holds}>{holds}</span>
    </>
  );
  if (records.length === 0)
    return (
      <p className={clsx(styles.file, styles.withoutRows)}>
        {name}{' '}
        <span className={styles.count}>
          <Translate
            id="archive.noRows"
            description="Beside a file of an archive that the example archive doesn't contain">
            no rows
          </Translate>
        </span>
      </p>
    );
  return (
    <details className={styles.file} open={lit.includes(true)}>
      <summary id={anchor}>
        {name}{' '}
        <span className={styles.count}>
          {levels.map((level) => (
            <LevelMark key={level} level={level} />
          ))}
        </span>
      </summary>
      {records.map((record, place) => (
        <dl key={place} className={styles.record} data-lit={lit[place] || undefined}>
          {record.map(({column, value}) => (
            <div key={column} data-lit={(lit[place] && cells?.[column] === value) || undefined}>
              <dt>{column}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
      {empty.length > 0 && (
        <p className={styles.empty}>
          <Translate
            id="archive.empty"
            description="Before the columns of a file that are empty in the example">
            Empty:
          </Translate>{' '}
          {empty.join(', ')}
        </p>
      )}
    </details>
  );
}

type Level = ArchiveFile['levels'][number];

function LevelMark({level}: {readonly level: Level}): ReactNode {
  const names: Readonly<Record<Level, string>> = {
    closing: translate({
      id: 'archive.closing',
      message: 'Closing',
      description: 'Level of the keys in an archive: columns that name a daily closing',
    }),
    receipt: translate({
      id: 'archive.receipt',
      message: 'Receipt',
      description: 'Level of the keys in an archive: the column that names a receipt',
    }),
    line: translate({
      id: 'archive.line',
      message: 'Line',
      description: 'Level of the keys in an archive: the column that names a line of a receipt',
    }),
  };
  return (
    <span className={styles.level} data-level={level}>
      {names[level]}
    </span>
  );
}

/** Which columns join the files, with the values of the example. */
function KeyLegend({keys}: {readonly keys: ArchiveContent['keys']}): ReactNode {
  const toRow = (level: Level, cells: readonly Cell[]): ReactNode => (
    <div>
      <dt>
        <LevelMark level={level} />
      </dt>
      {cells.map(({column, value}) => (
        <dd key={column}>
          <code>{column}</code> {value}
        </dd>
      ))}
    </div>
  );
  return (
    <dl className={styles.keys}>
      {toRow('closing', keys.closing)}
      {toRow('receipt', keys.receipt)}
      {toRow('line', keys.line)}
      <div>
        <dt className={styles.level}>
          <Translate
            id="archive.explained"
            description="In the legend of an archive's keys, before columns that another file explains">
            Explained in
          </Translate>
        </dt>
        {keys.others.map(({column, file}) => (
          <dd key={column}>
            <code>{column}</code> → {file}
          </dd>
        ))}
      </div>
    </dl>
  );
}
