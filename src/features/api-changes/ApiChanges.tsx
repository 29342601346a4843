import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {toChangesTitle} from '@site/src/features/catalogue/ChangesLink';
import {VersionText} from '@site/src/features/catalogue/VersionText';
import {changeKinds, type ChangeKind} from '@site/src/model/openapi/changes/row';
import type {ChangesReport, ChangesVersion} from '@site/src/model/openapi/changes/changesReport';
import {toDateText} from '@site/src/model/content/factText';
import styles from './ApiChanges.module.css';
import {ChangeSection, changeTitles, hasSection} from './ChangeSection';
import {Note} from './Note';

export interface ApiChangesProps {
  readonly page: {
    readonly report: ChangesReport;
    readonly jsonUrl: string;
    readonly feedUrl: string;
  };
}

const count = ({changes}: Pick<ChangesReport, 'changes'>, kind: ChangeKind): number =>
  changes.filter((change) => change.kind === kind).length;

/** What the page compares. */
function toChangesLead({changes, label, from, to}: ChangesReport): string {
  const values = {api: label, from: from.version, version: to.version};
  return changes.length === 0
    ? translate(
        {
          id: 'apiChanges.lead.none',
          message:
            'No changes in requests or responses between versions {from} and {version} of {api}.',
          description:
            'Lead and description of the page that compares two versions of an API, if only texts have changed',
        },
        values,
      )
    : translate(
        {
          id: 'apiChanges.lead',
          message: 'The differences between versions {from} and {version} of {api}.',
          description:
            'Lead of the page that compares two versions of an API, and the beginning of its description; from is the older version',
        },
        values,
      );
}

/** The lead and the number of changes of each kind, for search engines. */
export function toChangesDescription(report: ChangesReport): string {
  const lead = toChangesLead(report);
  if (report.changes.length === 0) return lead;
  const counts = translate(
    {
      id: 'apiChanges.counts',
      message:
        'Breaking changes: {breaking}. Deprecated: {deprecated}. Compatible changes: {compatible}.',
      description:
        'Description of the page that compares two versions of an API, after its lead; the values are numbers',
    },
    {
      breaking: count(report, 'breaking'),
      deprecated: count(report, 'deprecated'),
      compatible: count(report, 'compatible'),
    },
  );
  return `${lead} ${counts}`;
}

/**
 * The differences between two versions of an API: breaking changes with advice, then the other
 * changes. Renders a `<main>`.
 */
export function ApiChanges({page: {report, jsonUrl, feedUrl}}: ApiChangesProps): ReactNode {
  const {label, from, to, general, notes, changes, texts} = report;
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <main className={styles.changes}>
      <header>
        <Heading as="h1">
          <VersionText>{toChangesTitle(report)}</VersionText>
        </Heading>
        <p className={styles.changesLead}>
          <VersionText>{toChangesLead(report)}</VersionText>
        </p>
        {notes.length > 0 && currentLocale !== 'en' && (
          <p className={styles.changesTexts}>
            <Translate
              id="apiChanges.notes.language"
              description="On the page that compares two versions of an API, in languages other than English: the migration notes come from the specification">
              The notes on migrating are in English, as in the specification.
            </Translate>
          </p>
        )}
      </header>
      <div className={styles.changesFacts}>
        {changes.length > 0 && (
          <ul className={styles.changesCounts}>
            {changeKinds
              .filter((kind) => hasSection(kind, changes))
              .map((kind) => (
                <li key={kind}>
                  <a href={`#${kind}`}>
                    <strong>{count(report, kind)}</strong> {changeTitles[kind]()}
                  </a>
                </li>
              ))}
          </ul>
        )}
        <ul>
          {[from, to].map((version) => (
            <li key={version.version}>
              <VersionState label={label} version={version} />
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href={jsonUrl} download>
              <Translate
                id="apiChanges.json"
                description="Link that downloads the comparison of two versions as JSON">
                Changes (JSON)
              </Translate>
            </a>
          </li>
          <li>
            <a href={feedUrl}>
              <Translate
                id="apiChanges.feed"
                description="Link to the Atom feed of an API's changes">
                Feed of new versions (Atom)
              </Translate>
            </a>
          </li>
        </ul>
      </div>
      <div className={styles.changesBody}>
        {general.length > 0 && (
          <section>
            <Heading as="h2" id="migrate">
              {translate({
                id: 'apiChanges.migrate',
                message: 'Before you migrate',
                description: 'Heading of the notes on the step between two versions as a whole',
              })}
            </Heading>
            <ul lang="en">
              {general
                .flatMap((index) => notes[index] ?? [])
                .map((note) => (
                  <li key={note.text}>
                    <Note note={note} path={to.path} />
                  </li>
                ))}
            </ul>
          </section>
        )}
        {changes.length > 0 &&
          changeKinds.map((kind) => (
            <ChangeSection
              key={kind}
              kind={kind}
              changes={changes.filter((change) => change.kind === kind)}
              notes={notes}
              path={to.path}
            />
          ))}
        <p className={styles.changesTexts}>
          <Translate
            id="apiChanges.texts"
            description="At the end of the comparison of two versions: changes that it doesn't list"
            values={{count: texts}}>
            {'Not listed: changes of descriptions and examples ({count}).'}
          </Translate>
        </p>
      </div>
    </main>
  );
}

function VersionState({
  label,
  version: {version, path, release, deprecatedSince},
}: {
  readonly label: string;
  readonly version: ChangesVersion;
}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const link = (
    <Link key="version" to={path}>
      <VersionText>{`${label} ${version}`}</VersionText>
    </Link>
  );
  // Versions that are named by their release say it once.
  const name =
    release === version ? (
      link
    ) : (
      <Translate
        key="name"
        id="apiChanges.version"
        description="A version of an API, with the release number of its specification"
        values={{version: link, release: <VersionText key="release">{release}</VersionText>}}>
        {'{version}, release {release}'}
      </Translate>
    );
  if (deprecatedSince === undefined) return name;
  return (
    <Translate
      id="apiChanges.version.deprecated"
      description="A deprecated version of an API, often with its release number, and a date"
      values={{version: name, date: toDateText(deprecatedSince, currentLocale)}}>
      {'{version}, deprecated since {date}'}
    </Translate>
  );
}
