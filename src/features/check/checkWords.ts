import {translate} from '@docusaurus/Translate';
import type {Coverage, Report, Severity, Verdict} from '@bonarium/fiscal';
import {isFaultless, isMistake, isPartly} from './reportView';

/** A verdict in plain words. None says that a document is genuine. */
export function toVerdictTitle(verdict: Verdict): string {
  switch (verdict) {
    case 'unchanged':
      return translate({
        id: 'check.verdict.unchanged',
        message: 'Unchanged since signing',
        description: 'Verdict of a check: a signature or hash fits. Never say that it is genuine',
      });
    case 'changed-or-incomplete':
      return translate({
        id: 'check.verdict.changed',
        message: 'Changed or incomplete',
        description: 'Verdict of a check: a signature, hash or rule fails',
      });
    case 'cannot-tell':
      return translate({
        id: 'check.verdict.cannotTell',
        message: 'Can’t tell from this',
        description: 'Verdict of a check: nothing could be verified',
      });
  }
}

/** What a report's verdict means. */
export function toVerdictText(report: Report): string {
  if (isPartly(report))
    return translate({
      id: 'check.verdict.partlyText',
      message:
        'The part that a signature or hash covers is unchanged. A change in the rest couldn’t be seen.',
      description: 'Explains the verdict check.verdict.cannotTell if a signature or hash fits',
    });
  if (isFaultless(report))
    return translate({
      id: 'check.verdict.faultlessText',
      message: 'No mistake was found. But without a signature or hash, a change couldn’t be seen.',
      description: 'Explains the verdict check.verdict.cannotTell if nothing is wrong',
    });
  switch (report.verdict) {
    case 'unchanged':
      return translate({
        id: 'check.verdict.unchangedText',
        message:
          'A signature or hash over the content was checked, and it fits. It doesn’t prove who signed.',
        description: 'Explains the verdict check.verdict.unchanged',
      });
    case 'changed-or-incomplete':
      return translate({
        id: 'check.verdict.changedText',
        message: 'At least one check failed, or a part is missing. The reasons are below.',
        description: 'Explains the verdict check.verdict.changed',
      });
    case 'cannot-tell':
      return translate({
        id: 'check.verdict.cannotTellText',
        message: 'The input has nothing that can be verified, or not enough of it.',
        description: 'Explains the verdict check.verdict.cannotTell',
      });
  }
}

/** What the reader does next. */
export function toAdvice(report: Report): string {
  if (report.verdict === 'unchanged')
    return translate({
      id: 'check.advice.unchanged',
      message:
        'To find out who signed, compare the key or the certificate with the one that is registered for the till.',
      description: 'What to do after the verdict check.verdict.unchanged',
    });
  if (isPartly(report))
    return translate({
      id: 'check.advice.partly',
      message:
        'Compare the rest with your own data or with the API’s response. The reasons name the fields.',
      description: 'What to do after the verdict check.verdict.partlyText',
    });
  if (report.verdict === 'cannot-tell')
    return translate({
      id: 'check.advice.cannotTell',
      message:
        'Add what the reasons below name, such as a second receipt, the certificate or the record.',
      description: 'What to do after the verdict check.verdict.cannotTell',
    });
  return report.findings.some(isMistake)
    ? translate({
        id: 'check.advice.mistake',
        message:
          'A known mistake explains the failure. Correct it in the till, create a new receipt and check that one.',
        description: 'What to do if the check names the mistake that made a signature fail',
      })
    : translate({
        id: 'check.advice.changed',
        message:
          'First rule out a copying mistake: check the text directly from the till or the API response. If it fails too, compare what you sign or print with the guide.',
        description: 'What to do after the verdict check.verdict.changed if no known mistake fits',
      });
}

export function toSeverityLabel(severity: Severity): string {
  switch (severity) {
    case 'error':
      return translate({
        id: 'check.severity.error',
        message: 'Error',
        description: 'Severity of a finding: content differs, or a part is missing',
      });
    case 'incomplete':
      return translate({
        id: 'check.severity.incomplete',
        message: 'Not checkable',
        description: 'Severity of a finding: something can’t be checked with this input',
      });
    case 'warning':
      return translate({
        id: 'check.severity.warning',
        message: 'Warning',
        description: 'Severity of a finding: a rule is broken, the signature is not affected',
      });
    case 'info':
      return translate({
        id: 'check.severity.info',
        message: 'Note',
        description: 'Severity of a finding: worth knowing',
      });
  }
}

export function toCoverageLabel(coverage: Coverage): string {
  switch (coverage) {
    case 'signature':
      return translate({
        id: 'check.coverage.signature',
        message: 'Protected, and it fits',
        description: 'What vouches for a field: a signature or hash that fits',
      });
    case 'corrected':
      return translate({
        id: 'check.coverage.corrected',
        message: 'Fits once corrected',
        description:
          'What vouches for a field: a signature or hash that fits if a known mistake is undone',
      });
    case 'broken':
      return translate({
        id: 'check.coverage.broken',
        message: 'Protected, doesn’t fit',
        description: 'What vouches for a field: a signature or hash that doesn’t fit',
      });
    case 'other':
      return translate({
        id: 'check.coverage.other',
        message: 'Protected elsewhere',
        description: 'What vouches for a field: a signature that isn’t in this input',
      });
    case 'checksum':
      return translate({
        id: 'check.coverage.checksum',
        message: 'Check digits only',
        description: 'What vouches for a field: a checksum that reveals typing errors',
      });
    case 'unchecked':
      return translate({
        id: 'check.coverage.unchecked',
        message: 'Not checked',
        description: 'What vouches for a field: a signature that couldn’t be checked',
      });
    case 'nothing':
      return translate({
        id: 'check.coverage.nothing',
        message: 'Not protected',
        description: 'What vouches for a field: nothing',
      });
  }
}

/** What a signature that doesn't fit says about what it covers; empty for other coverage. */
export function toCoverageText(coverage: Coverage, regime: Report['regime']): string {
  if (coverage === 'corrected')
    return translate({
      id: 'check.coverage.correctedText',
      message:
        'It fits if you correct the mistake that the reasons name. No other covered value differs.',
      description:
        'Explains check.coverage.corrected. “It” is a signature or hash; “reasons” is check.reasons',
    });
  if (coverage !== 'broken') return '';
  // An Austrian code doesn't contain its key.
  return regime === 'AT'
    ? translate({
        id: 'check.coverage.brokenOrKeyText',
        message:
          'At least one covered value differs from what was signed, or another key signed it. The check can’t tell which.',
        description: 'Explains check.coverage.broken for receipts that don’t contain their key',
      })
    : translate({
        id: 'check.coverage.brokenText',
        message:
          'At least one covered value differs from what was signed or hashed. The check can’t tell which.',
        description: 'Explains check.coverage.broken',
      });
}
