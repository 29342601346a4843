import type {Report} from '@bonarium/fiscal';
import type {CheckWords} from '@site/src/data/check/words/row';
import type {CheckResult} from './messages';
import {toFindingGroups, toRecordText, toText} from './reportView';

/** The whole report as JSON, in the shape of `fiscal check --format json`. */
export function toReportJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The report as text in the reader's language: verdict, reasons and fields. */
export function toReportText(
  {report, rows}: Pick<CheckResult, 'report' | 'rows'>,
  words: CheckWords,
  title: string,
): string {
  const kind = words.kinds[report.kind];
  const reasons = toFindingGroups(report.findings).map(({finding, places, records}) => {
    const {code, severity} = finding;
    const about = toRecordText(records.join(', '), words);
    const text = `${toText(finding, rows[code], words)} ${about}`.trim();
    return `- ${severity}: ${text} (${[code, ...places].join(', ')})`;
  });
  const fields = report.fields.map(
    ({at, name, value, coverage}) =>
      `${/^\[\d+\]/.exec(at)?.[0] ?? ''}${name}: ${value} (${coverage})`,
  );
  return [kind ? `${title} – ${kind}` : title, '', ...reasons, '', ...fields].join('\n').trim();
}
