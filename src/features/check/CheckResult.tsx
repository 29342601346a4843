import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {CheckOptions} from '@bonarium/fiscal';
import type {SampleId} from '@site/src/data/check/samples';
import {Icon, type IconShape} from '@site/src/kit/Icon';
import {checkCircle, question, warningCircle} from '@site/src/kit/icons';
import Heading from '@theme/Heading';
import styles from './CheckResult.module.css';
import {toAdvice, toVerdictText, toVerdictTitle} from './checkWords';
import type {Explanations} from './explanations';
import {FieldTable} from './FieldTable';
import {FindingList} from './FindingList';
import type {CheckResult as Result} from './messages';
import {hasMore, MoreInput} from './MoreInput';
import {ReportActions} from './ReportActions';
import {isPartly} from './reportView';
import {toSampleDifference} from './SampleList';

interface CheckResultProps {
  readonly result: Result;
  /** False while a diagnosis goes on. */
  readonly isDone: boolean;
  readonly explanations: Explanations;
  /** The example that was checked, if it isn't the reader's own receipt. */
  readonly example: SampleId | undefined;
  /** Checks again with what else the reader knows. */
  readonly onMore: (options: CheckOptions) => void;
}

const ICONS: Readonly<Record<Result['report']['verdict'], IconShape>> = {
  unchanged: checkCircle,
  'changed-or-incomplete': warningCircle,
  'cannot-tell': question,
};

/** The verdict, what to do, the reasons, the fields and the report. Renders a `<section>`. */
export function CheckResult({
  result,
  isDone,
  explanations,
  example,
  onMore,
}: CheckResultProps): ReactNode {
  const {report} = result;
  const {verdict, kind} = report;
  const {words} = explanations;
  return (
    <section className={styles.checkResult} aria-labelledby="check-verdict">
      <div className={styles.verdict} data-verdict={verdict} role="status">
        <Icon of={ICONS[verdict]} className={styles.verdictIcon} />
        <div>
          <p className={styles.verdictKind}>
            {words.kinds[kind]}
            {example !== undefined && toSampleDifference(example)}
          </p>
          <Heading as="h2" id="check-verdict" className={styles.verdictTitle}>
            {toVerdictTitle(verdict)}
          </Heading>
          <p>{toVerdictText(report)}</p>
        </div>
      </div>
      {(!isDone || hasAdvice(report)) && (
        <p className={styles.advice}>
          {isDone ? (
            toAdvice(report)
          ) : (
            <Translate
              id="check.diagnosing"
              description="Shown below a verdict while the check looks for the mistake">
              Looking for the mistake…
            </Translate>
          )}
        </p>
      )}
      <FindingList result={result} explanations={explanations} />
      {report.fields.length > 0 && <FieldTable result={result} explanations={explanations} />}
      {isDone && report.regime !== null && <MoreInput key={kind} kind={kind} onMore={onMore} />}
      {isDone && <ReportActions result={result} words={words} />}
    </section>
  );
}

/** Whether something can be added, compared or corrected. */
function hasAdvice(report: Result['report']): boolean {
  return report.verdict !== 'cannot-tell' || isPartly(report) || hasMore(report.kind);
}
