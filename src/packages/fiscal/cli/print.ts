import {toRegion} from './region';
import {FINDINGS, toSentence, type Report, type Severity, type Verdict} from '../src/index';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  unchanged: 'Unchanged since signing',
  'changed-or-incomplete': 'Changed or incomplete',
  'cannot-tell': 'Cannot tell from this',
};
const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  incomplete: 'note',
  warning: 'warning',
  info: 'note',
};

/** A report as text for people. */
export function toText(report: Report, file: string): string {
  const lines = report.findings.map(
    (finding) =>
      `  ${finding.severity.padEnd(10)} ${finding.at === '' ? '' : `${finding.at}: `}${toSentence(finding)} [${finding.code}]`,
  );
  const facts = Object.entries(report.facts).map(([name, value]) => `  ${name}: ${value}`);
  return [`${file}: ${VERDICTS[report.verdict]} (${report.kind})`, ...lines, ...facts, ''].join(
    '\n',
  );
}

/**
 * A report as SARIF 2.1.0, which code hosts show beside the file. `text` is the input if it was a
 * text; findings then have a line and a column.
 */
export function toSarif(
  report: Report,
  file: string,
  version: string,
  text: string | null,
): string {
  const toPlace = (at: string): object => {
    const region = text === null ? null : toRegion(text, at, report);
    return {artifactLocation: {uri: encodeURI(file)}, ...(region && {region})};
  };
  const codes = [...new Set(report.findings.map(({code}) => code))];
  return `${JSON.stringify(
    {
      version: '2.1.0',
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      runs: [
        {
          tool: {
            driver: {
              name: '@bonarium/fiscal',
              version,
              rules: codes.map((code) => ({
                id: code,
                shortDescription: {text: FINDINGS[code].text},
                ...(FINDINGS[code].rule === '' ? {} : {help: {text: FINDINGS[code].rule}}),
              })),
            },
          },
          results: report.findings.map((finding) => ({
            ruleId: finding.code,
            ruleIndex: codes.indexOf(finding.code),
            level: LEVELS[finding.severity],
            message: {text: toSentence(finding)},
            locations: [
              {
                physicalLocation: toPlace(finding.at),
                logicalLocations: [{fullyQualifiedName: finding.at}],
              },
            ],
          })),
          properties: {verdict: report.verdict, kind: report.kind},
        },
      ],
    },
    null,
    2,
  )}\n`;
}
