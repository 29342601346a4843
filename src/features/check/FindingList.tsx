import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {FindingRow as Row, Severity} from '@bonarium/fiscal';
import {Law} from '@site/src/features/citations/Law';
import {OwnGuideLink} from '@site/src/features/language/OwnGuideLink';
import {Breakable} from '@site/src/kit/Breakable';
import {Icon, type IconShape} from '@site/src/kit/Icon';
import {info, minusCircle, warning, warningCircle} from '@site/src/kit/icons';
import {toNameParts, toSentenceParts} from '@site/src/model/content/lineBreaks';
import Heading from '@theme/Heading';
import {toSeverityLabel} from './checkWords';
import {DatedText} from './DatedText';
import type {Explanations} from './explanations';
import type {CheckResult} from './messages';
import styles from './FindingList.module.css';
import {
  isMistake,
  SHOWN,
  toFindingGroups,
  toFirst,
  toGuide,
  toRecordText,
  toText,
  type FindingGroup,
} from './reportView';

const ICONS: Readonly<Record<Severity, IconShape>> = {
  error: warningCircle,
  incomplete: minusCircle,
  warning,
  info,
};

interface FindingListProps {
  readonly result: CheckResult;
  readonly explanations: Explanations;
}

/** The reasons of a verdict, the most serious first. Renders a `<section>`. */
export function FindingList({result, explanations}: FindingListProps): ReactNode {
  const groups = toFindingGroups(result.report.findings);
  const hidden = groups.length - SHOWN.findings;
  return (
    <section aria-labelledby="check-reasons">
      <Heading as="h3" id="check-reasons">
        {translate({
          id: 'check.reasons',
          message: 'Reasons',
          description: 'Title above the reasons of a verdict',
        })}
      </Heading>
      <ul className={styles.findings}>
        {groups.slice(0, SHOWN.findings).map((group) => (
          <FindingRow
            key={group.finding.code + JSON.stringify(group.finding.values)}
            group={group}
            row={result.rows[group.finding.code]}
            explanations={explanations}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          {translate(
            {
              id: 'check.reasons.more',
              message: '{count} more are in the report.',
              description: 'Below a list of reasons that shows only the first ones',
            },
            {count: hidden},
          )}
        </p>
      )}
    </section>
  );
}

interface FindingRowProps {
  readonly group: FindingGroup;
  readonly row: Row | undefined;
  readonly explanations: Explanations;
}

/** One reason with its places, its rule and the guide that explains it. */
function FindingRow({group, row, explanations}: FindingRowProps): ReactNode {
  const {finding, places} = group;
  const {code, severity} = finding;
  const records = toRecordText(toFirst(group.records), explanations.words);
  const guide = severity === 'info' ? undefined : toGuide(code);
  return (
    <li
      className={styles.finding}
      data-severity={severity}
      data-mistake={isMistake(finding) || undefined}>
      <Icon of={ICONS[severity]} size="l" className={styles.findingIcon} />
      <div className={styles.findingBody}>
        <p className={styles.findingText}>
          <span className={styles.findingSeverity}>{toSeverityLabel(severity)}</span>{' '}
          <FindingText finding={finding} row={row} words={explanations.words} />{' '}
          {records && <DatedText text={`${records} `} />}
          {row && row.rule !== '' && <Rule rule={row.rule} {...explanations} />}
        </p>
        <p className={styles.findingMore}>
          <code>{code}</code>
          {places.length > 0 && <code>{toFirst(places)}</code>}
          {guide && (
            <OwnGuideLink to={guide}>
              <Translate id="check.guide" description="Link from a finding to a guide">
                Guide
              </Translate>
            </OwnGuideLink>
          )}
        </p>
      </div>
    </li>
  );
}

/** The sentence of a finding. If it lists fields, the first are shown as code. */
function FindingText({
  finding: {code, values},
  row,
  words,
}: Pick<FindingGroup, 'finding'> & {
  readonly row: Row | undefined;
  readonly words: Explanations['words'];
}): ReactNode {
  const names = values.names?.split(', ') ?? [];
  const shown = names.length > 0 ? {...values, names: '\n'} : values;
  const [before = '', after = ''] = toText({code, values: shown}, row, words).split('\n');
  return (
    <>
      <Breakable parts={toSentenceParts(before)} />
      {names.slice(0, SHOWN.places).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>
            <Breakable parts={toNameParts(name)} />
          </code>
        </Fragment>
      ))}
      {names.length > SHOWN.places && ' …'}
      {/* The ellipsis is also the end of the sentence. */}
      <Breakable
        parts={toSentenceParts(names.length > SHOWN.places ? after.replace(/^\./, '') : after)}
      />
    </>
  );
}

/** The rule as citation, or as text if it has no public address. */
export function Rule({
  rule,
  toCitation,
}: {readonly rule: string} & Pick<Explanations, 'toCitation'>): ReactNode {
  const citation = toCitation(rule);
  return citation ? <Law {...citation} /> : <span className={styles.rule}>{rule}</span>;
}
