import {isRecord} from '../../../src/model/json/record';

/** A vulnerability known to npm in a package that readers' pages or the build depend on. */
export interface Advisory {
  /**
   * The advisory's ID, such as `GHSA-xxxx-xxxx-xxxx`, or its number if the address contains no such
   * ID.
   */
  readonly id: string;
  readonly packageName: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** A temporary exception for an advisory. */
export interface AuditException {
  readonly id: string;
  readonly packageName: string;
  /** Why it does no harm here, in one sentence. */
  readonly reason: string;
  /** The date from which the advisory counts again: `2027-01-31`. */
  readonly expires: string;
}

/** The longest allowed exception, so that each one is reviewed regularly. */
const LONGEST_DAYS = 180;
const SHORTEST_REASON = 20;

/**
 * The advisories in the output of `npm audit --json` (npm 7 and later: `auditReportVersion` 2). A
 * package that is only affected through another package names that package instead of an advisory,
 * so each advisory only appears once, at its own package. Throws with npm's message if the audit
 * failed.
 */
export function parseAuditReport(answer: unknown): readonly Advisory[] {
  if (!isRecord(answer)) throw new Error('npm audit returned no report.');
  if (answer.error !== undefined || answer.message !== undefined) {
    const {summary, code} = isRecord(answer.error) ? answer.error : {};
    const words = [code, summary, answer.message]
      .filter((word) => typeof word === 'string' && word !== '')
      .join(': ');
    throw new Error(
      `npm could not audit${words === '' ? '' : ` (${words})`}. Run it where the registry answers audits; nothing is known about the packages until then.`,
    );
  }
  if (answer.auditReportVersion !== 2 || !isRecord(answer.vulnerabilities))
    throw new Error(
      'npm audit returned a report in an unknown format. Version 2 is supported (npm 7 and later).',
    );
  const found = new Map<string, Advisory>();
  for (const vulnerability of Object.values(answer.vulnerabilities)) {
    if (!isRecord(vulnerability) || !Array.isArray(vulnerability.via))
      throw new Error('npm audit returned a vulnerability without its cause.');
    for (const via of vulnerability.via as readonly unknown[]) {
      if (!isRecord(via)) continue;
      const advisory = toAdvisory(via);
      found.set(`${advisory.packageName} ${advisory.id}`, advisory);
    }
  }
  return [...found.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, advisory]) => advisory);
}

function toAdvisory({
  source,
  name,
  title,
  url,
  severity,
}: Readonly<Record<string, unknown>>): Advisory {
  const address = typeof url === 'string' ? url : '';
  return {
    id: /GHSA(-[\w]{4}){3}/.exec(address)?.[0] ?? String(source),
    packageName: String(name),
    severity: String(severity),
    title: String(title),
    url: address,
  };
}

/**
 * The exceptions in `.github/audit.json`. Throws with every row that is incomplete, gives no
 * reason, or lasts too long.
 */
export function parseExceptions(file: unknown, today: string): readonly AuditException[] {
  const rows: readonly unknown[] =
    isRecord(file) && Array.isArray(file.exceptions) ? file.exceptions : [undefined];
  const problems = rows.flatMap((row, index) =>
    validateException(row, today).map((problem) => `- exceptions[${index}]: ${problem}`),
  );
  if (problems.length > 0)
    throw new Error(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in .github/audit.json`,
        ...problems,
      ].join('\n'),
    );
  return rows as readonly AuditException[];
}

function validateException(row: unknown, today: string): readonly string[] {
  if (!isRecord(row))
    return ['no object. Write {"exceptions": [{"id", "packageName", "reason", "expires"}]}.'];
  const {id, packageName, reason, expires} = row;
  const problems: string[] = [];
  if (typeof id !== 'string' || id === '')
    problems.push('no "id". Give the advisory’s, such as GHSA-xxxx-xxxx-xxxx.');
  if (typeof packageName !== 'string' || packageName === '') problems.push('no "packageName".');
  if (typeof reason !== 'string' || reason.length < SHORTEST_REASON)
    problems.push('no "reason". Say in a sentence why it does no harm here.');
  if (
    typeof expires !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}$/.test(expires) ||
    Number.isNaN(Date.parse(expires))
  )
    problems.push('no "expires". Give a day such as 2027-01-31.');
  else if (Date.parse(expires) - Date.parse(today) > LONGEST_DAYS * 86_400_000)
    problems.push(`"expires" is more than ${LONGEST_DAYS} days away. Give an earlier day.`);
  return problems;
}

/**
 * Required actions: for advisories without an exception, for expired exceptions, and for exceptions
 * that are no longer needed.
 */
export function validateAudit(
  advisories: readonly Advisory[],
  exceptions: readonly AuditException[],
  today: string,
): readonly string[] {
  const isSame = (advisory: Advisory, exception: AuditException): boolean =>
    advisory.id === exception.id && advisory.packageName === exception.packageName;
  const open = advisories.flatMap((advisory) => {
    const exception = exceptions.find((row) => isSame(advisory, row));
    const text = `${advisory.packageName}: ${advisory.title} (${advisory.severity}, ${advisory.id}, ${advisory.url})`;
    if (exception === undefined)
      return [
        `${text}. Update the package, or explain in .github/audit.json why it does no harm here.`,
      ];
    return exception.expires <= today
      ? [
          `${text}. Its exception expired on ${exception.expires}: update the package, or look again and set a new day.`,
        ]
      : [];
  });
  const idle = exceptions
    .filter((exception) => !advisories.some((advisory) => isSame(advisory, exception)))
    .map(
      ({id, packageName}) =>
        `.github/audit.json: nothing needs the exception ${id} of ${packageName} any more. Take it out.`,
    );
  return [...open, ...idle];
}
