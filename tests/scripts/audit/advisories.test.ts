import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  parseAuditReport,
  parseExceptions,
  validateAudit,
  type AuditException,
} from '../../../scripts/lib/audit/advisories';

// Written by hand in the form of `npm audit --json` (audit report version 2), not recorded: two
// advisories in one package, which affects another.
const report2 = {
  auditReportVersion: 2,
  vulnerabilities: {
    braces: {
      name: 'braces',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1098094,
          name: 'braces',
          dependency: 'braces',
          title: 'Uncontrolled resource consumption in braces',
          url: 'https://github.com/advisories/GHSA-grv7-fg5c-xmjg',
          severity: 'high',
          cwe: ['CWE-400', 'CWE-1050'],
          cvss: {score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H'},
          range: '<3.0.3',
        },
        {
          source: 2000001,
          name: 'braces',
          dependency: 'braces',
          title: 'Another one',
          url: 'https://npmjs.com/advisories/2000001',
          severity: 'low',
          cwe: [],
          range: '*',
        },
      ],
      effects: ['micromatch'],
      range: '<3.0.3',
      nodes: ['node_modules/braces'],
      fixAvailable: true,
    },
    micromatch: {
      name: 'micromatch',
      severity: 'high',
      isDirect: false,
      via: ['braces'],
      effects: [],
      range: '*',
      nodes: ['node_modules/micromatch'],
      fixAvailable: true,
    },
  },
  metadata: {
    vulnerabilities: {info: 0, low: 1, moderate: 0, high: 2, critical: 0, total: 3},
    dependencies: {prod: 900, dev: 1000, optional: 0, peer: 0, peerOptional: 0, total: 1900},
  },
};

const exception: AuditException = {
  id: 'GHSA-grv7-fg5c-xmjg',
  packageName: 'braces',
  reason: 'Only our own file patterns reach it, while the site is built.',
  expires: '2027-01-31',
};

describe('parseAuditReport', () => {
  it('names each advisory once, at its own package', () => {
    expect(
      parseAuditReport(report2).map(({packageName, id, severity}) => [packageName, id, severity]),
    ).toEqual([
      ['braces', '2000001', 'low'],
      ['braces', 'GHSA-grv7-fg5c-xmjg', 'high'],
    ]);
  });

  it('finds nothing in a clean report', () => {
    expect(parseAuditReport({auditReportVersion: 2, vulnerabilities: {}, metadata: {}})).toEqual(
      [],
    );
  });

  it('rejects a registry that does not audit', () => {
    const refusal = {
      message:
        '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
      method: 'POST',
      statusCode: 405,
      error: {summary: '', detail: ''},
    };
    expect(() => parseAuditReport(refusal)).toThrow(/could not audit \(405 Method Not Allowed/);
    expect(() =>
      parseAuditReport({
        error: {code: 'ENOLOCK', summary: 'This command requires an existing lockfile.'},
      }),
    ).toThrow(/ENOLOCK/);
  });

  it.each([
    undefined,
    [],
    {},
    {auditReportVersion: 1, advisories: {}},
    {auditReportVersion: 2, vulnerabilities: {a: {}}},
  ])('rejects a report of another form: %j', (report) => {
    expect(() => parseAuditReport(report)).toThrow(/npm audit returned/);
  });
});

describe('parseExceptions', () => {
  it('reads the repository’s file', () => {
    const file: unknown = JSON.parse(
      readFileSync(path.resolve(__dirname, '../../../.github/audit.json'), 'utf8'),
    );
    expect(() => parseExceptions(file, '2026-11-20')).not.toThrow();
  });

  it('lists every fault with its place', () => {
    const read = (): unknown =>
      parseExceptions(
        {
          exceptions: [
            exception,
            {id: 'GHSA-1', packageName: 'a', reason: 'fine', expires: '2028-01-01'},
            'x',
          ],
        },
        '2026-11-20',
      );
    expect(read).toThrow(/^3 problems in .github\/audit.json/);
    expect(read).toThrow(
      /exceptions\[1\]: no "reason"[^]*exceptions\[1\]: "expires" is more than 180 days away[^]*exceptions\[2\]: no object/,
    );
    expect(() => parseExceptions({}, '2026-11-20')).toThrow(/no object/);
  });
});

describe('validateAudit', () => {
  const advisories = parseAuditReport(report2);

  it('accepts explained advisories until their date', () => {
    const both = [exception, {...exception, id: '2000001'}];
    expect(validateAudit(advisories, both, '2027-01-30')).toEqual([]);
    expect(validateAudit(advisories, both, '2027-01-31')).toHaveLength(2);
    expect(validateAudit(advisories, both, '2027-01-31')[0]).toContain('expired on 2027-01-31');
  });

  it('lists unexplained advisories and unused exceptions', () => {
    expect(validateAudit(advisories, [exception], '2026-11-20')).toEqual([
      'braces: Another one (low, 2000001, https://npmjs.com/advisories/2000001). Update the package, or explain in .github/audit.json why it does no harm here.',
    ]);
    expect(validateAudit([], [exception], '2026-11-20')).toEqual([
      '.github/audit.json: nothing needs the exception GHSA-grv7-fg5c-xmjg of braces any more. Take it out.',
    ]);
    expect(
      validateAudit(
        advisories,
        [exception, {...exception, packageName: 'other', id: '2000001'}],
        '2026-11-20',
      ),
    ).toHaveLength(2);
  });
});
