import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Coverage, Field} from '@bonarium/fiscal';
import {Breakable} from '@site/src/kit/Breakable';
import {Icon, type IconShape} from '@site/src/kit/Icon';
import {
  check,
  key,
  link,
  minus,
  pencil,
  question,
  warning,
  warningCircle,
  xMark,
} from '@site/src/kit/icons';
import {toNameParts, toSentenceParts} from '@site/src/model/content/lineBreaks';
import Heading from '@theme/Heading';
import {toCoverageLabel, toCoverageText} from './checkWords';
import {DatedText} from './DatedText';
import type {Explanations} from './explanations';
import styles from './FieldTable.module.css';
import {Rule} from './FindingList';
import type {CheckResult} from './messages';
import {
  SHOWN,
  toFieldFaults,
  toFieldGroups,
  toFieldRuns,
  toReference,
  toText,
  type FieldRun,
} from './reportView';

const ICONS: Readonly<Record<Coverage, IconShape>> = {
  signature: check,
  corrected: pencil,
  broken: xMark,
  other: link,
  checksum: key,
  unchecked: question,
  nothing: minus,
};

interface FieldTableProps {
  readonly result: CheckResult;
  readonly explanations: Explanations;
}

/**
 * Every field as it was read, on paper, with its meaning and its own faults beside it. A bracket
 * joins the fields that one signature covers. Renders a `<section>`.
 */
export function FieldTable({result, explanations}: FieldTableProps): ReactNode {
  const groups = toFieldGroups(result.report.fields);
  const hidden = groups.length - SHOWN.records;
  return (
    <section aria-labelledby="check-fields">
      <Heading as="h3" id="check-fields">
        {translate({
          id: 'check.fields',
          message: 'Field by field',
          description: 'Title above the fields of a receipt',
        })}
      </Heading>
      {groups.slice(0, SHOWN.records).map(({at, fields, common}) => (
        <table key={at} className={styles.fields}>
          {(at !== '' || common !== undefined) && (
            <caption>
              {at !== '' && toRecordName(at)}
              {common !== undefined && (
                <span>
                  <Translate
                    id="check.fields.source"
                    description="Above the fields of a receipt: the legal source of every field that names no other; {source} is a citation"
                    values={{source: <Rule key="source" rule={common} {...explanations} />}}>
                    {'Source, unless a field names another: {source}'}
                  </Translate>
                </span>
              )}
            </caption>
          )}
          <thead>
            <tr>
              <th scope="col">
                <Translate id="check.fields.field" description="Column: field and its value">
                  Field and value
                </Translate>
              </th>
              <th scope="col">
                <Translate id="check.fields.meaning" description="Column: meaning of a field">
                  Meaning
                </Translate>
              </th>
              <th scope="col">
                <Translate
                  id="check.fields.coverage"
                  description="Column: whether a signature or hash covers a field">
                  Protection
                </Translate>
              </th>
            </tr>
          </thead>
          {toFieldRuns(fields).map((run, index) => (
            <FieldRunRows
              key={index}
              run={run}
              common={common}
              result={result}
              explanations={explanations}
            />
          ))}
        </table>
      ))}
      {hidden > 0 && (
        <p>
          {translate(
            {
              id: 'check.fields.more',
              message: '{count} more records are in the report.',
              description: 'Below the fields of records, of which only the first are shown',
            },
            {count: hidden},
          )}
        </p>
      )}
    </section>
  );
}

function toRecordName(at: string): string {
  return translate(
    {
      id: 'check.fields.record',
      message: 'Record {number}',
      description: 'Title above the fields of one of several records or receipts',
    },
    {number: Number(/\d+/.exec(at)?.[0]) + 1},
  );
}

interface FieldRunRowsProps extends FieldTableProps {
  readonly run: FieldRun;
  /** The rule that the table states once. */
  readonly common: string | undefined;
}

/** One cell says what vouches for all fields of a run. */
function FieldRunRows({run, common, result, explanations}: FieldRunRowsProps): ReactNode {
  const {coverage, fields, isFirst} = run;
  const text = isFirst ? toCoverageText(coverage, result.report.regime) : '';
  return (
    <tbody data-coverage={coverage}>
      {fields.map((field, index) => (
        <FieldRow
          key={index}
          field={field}
          rule={field.rule === common ? '' : field.rule}
          result={result}
          explanations={explanations}>
          {index === 0 && (
            <td rowSpan={fields.length} className={styles.coverage}>
              <div>
                <Icon of={ICONS[coverage]} size="s" />
                <strong>{toCoverageLabel(coverage)}</strong>
                {text !== '' && <p>{text}</p>}
              </div>
            </td>
          )}
        </FieldRow>
      ))}
    </tbody>
  );
}

interface FieldRowProps extends FieldTableProps {
  readonly field: Field;
  /** The rule that its row names, or empty. */
  readonly rule: string;
  /** The cell of the run that begins here. */
  readonly children: ReactNode;
}

function FieldRow({field, rule, result, explanations, children}: FieldRowProps): ReactNode {
  const {name, value, api} = field;
  const {report, rows} = result;
  const {words} = explanations;
  const meanings: Readonly<Record<string, string>> = words.fields;
  const reference = toReference(report.regime);
  const faults = toFieldFaults(field, report.findings);
  return (
    <tr data-fault={faults[0]?.severity}>
      <th scope="row" className={styles.paper}>
        <span className={styles.name}>
          <Breakable parts={toNameParts(name)} />
        </span>
        <span className={styles.value}>
          <DatedText text={value || '–'} />
        </span>
      </th>
      <td>
        <span>{meanings[name]}</span>
        <span className={styles.more}>
          {rule !== '' && <Rule rule={rule} {...explanations} />}
          {api !== undefined && reference !== undefined && (
            <Link to={reference} className={styles.api}>
              <code>{api}</code>
            </Link>
          )}
        </span>
        {faults.map((fault) => (
          <span key={fault.code} className={styles.fault}>
            <Icon of={fault.severity === 'error' ? warningCircle : warning} size="s" />
            <span>
              <Breakable parts={toSentenceParts(toText(fault, rows[fault.code], words))} />
            </span>
          </span>
        ))}
      </td>
      {children}
    </tr>
  );
}
