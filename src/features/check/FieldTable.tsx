import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Coverage, Field, Report} from '@bonarium/fiscal';
import {Breakable} from '@site/src/kit/Breakable';
import {Icon, type IconShape} from '@site/src/kit/Icon';
import {check, key, link, minus, question, xMark} from '@site/src/kit/icons';
import {toNameParts} from '@site/src/model/content/lineBreaks';
import Heading from '@theme/Heading';
import {toCoverageLabel} from './checkWords';
import type {Explanations} from './explanations';
import styles from './FieldTable.module.css';
import {Rule} from './FindingList';
import {SHOWN, toFieldGroups, toReference} from './reportView';

const ICONS: Readonly<Record<Coverage, IconShape>> = {
  signature: check,
  broken: xMark,
  other: link,
  checksum: key,
  unchecked: question,
  nothing: minus,
};

interface FieldTableProps {
  readonly report: Report;
  readonly explanations: Explanations;
}

/** Every field as it was read, on paper, with its meaning beside it. Renders a `<section>`. */
export function FieldTable({report, explanations}: FieldTableProps): ReactNode {
  const groups = toFieldGroups(report.fields);
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
      {groups.slice(0, SHOWN.records).map(({at, fields}) => (
        <table key={at} className={styles.fields}>
          {at !== '' && <caption>{toRecordName(at)}</caption>}
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
          <tbody>
            {fields.map((field, index) => (
              <FieldRow
                key={index}
                field={field}
                reference={toReference(report.regime)}
                explanations={explanations}
              />
            ))}
          </tbody>
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

interface FieldRowProps {
  readonly field: Field;
  readonly reference: string | undefined;
  readonly explanations: Explanations;
}

function FieldRow({field, reference, explanations}: FieldRowProps): ReactNode {
  const {name, value, coverage, rule, api} = field;
  const meanings: Readonly<Record<string, string>> = explanations.words.fields;
  return (
    <tr data-coverage={coverage}>
      <th scope="row" className={styles.paper}>
        <span className={styles.name}>
          <Breakable parts={toNameParts(name)} />
        </span>
        <span className={styles.value}>{value === '' ? '–' : value}</span>
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
      </td>
      <td>
        <span className={styles.coverage}>
          <Icon of={ICONS[coverage]} size="s" />
          {toCoverageLabel(coverage)}
        </span>
      </td>
    </tr>
  );
}
