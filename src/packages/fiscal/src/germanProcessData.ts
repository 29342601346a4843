import {toBytes} from './bytes';
import {checkProcessData} from './kassensichvProcess';
import {toFinding, toVerdict, type Finding, type Report} from './report';

const ANNEX = 'DSFinV-K Annex I';
const NAMES = ['documentKind', 'vatSlots', 'payments'];

/**
 * Checks the form of the process data of a Kassenbeleg, as text or as the base64 that the API
 * takes, and whether a sale is paid in full. It has no signature, so the verdict is `cannot-tell`.
 */
export function checkKassenbeleg(text: string): Report {
  const given = text.trim();
  const data = given.includes('^') ? given : new TextDecoder().decode(toBytes(given));
  const faults = checkProcessData('Kassenbeleg-V1', data).map((fault) => ({
    ...fault,
    at: toPart(fault.code),
  }));
  const findings = [
    ...faults,
    ...(faults.length === 0 ? [toFinding('de.process.form-fits')] : []),
    toFinding('de.process.alone'),
  ];
  const parts = data.split('^');
  return {
    kind: 'de-process-data',
    regime: 'DE',
    verdict: toVerdict(findings, false),
    findings,
    fields: parts.map((value, index) => {
      const name = (parts.length === NAMES.length && NAMES[index]) || 'processData';
      return {name, at: name, value, coverage: 'unchecked', rule: ANNEX};
    }),
    facts: {},
  };
}

/** The part that a fault is about; empty if it can be in any. */
function toPart(code: Finding['code']): string {
  if (code === 'de.process.reversal-kind') return 'documentKind';
  return /payment|euro-named/.test(code) ? 'payments' : '';
}
