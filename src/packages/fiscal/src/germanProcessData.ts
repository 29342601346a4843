import {isBase64, toBytes} from './bytes';
import {checkProcessData} from './kassensichvProcess';
import {toFinding, toVerdict, type Report} from './report';

const ANNEX = 'DSFinV-K Annex I';
const NAMES = ['documentKind', 'vatSlots', 'payments'];

/**
 * Checks the form of the process data of a Kassenbeleg, as text or as the base64 that the API
 * takes, and whether a sale is paid in full. It has no signature, so the verdict is `cannot-tell`.
 */
export function checkKassenbeleg(text: string): Report {
  const given = text.trim();
  const data = isBase64(given) ? new TextDecoder().decode(toBytes(given)) : given;
  const findings = [
    ...checkProcessData('Kassenbeleg-V1', data).map((fault) => ({
      ...fault,
      at: /payment|euro/.test(fault.code)
        ? 'payments'
        : fault.code === 'de.process.reversal-kind'
          ? 'documentKind'
          : '',
    })),
    toFinding('de.process.alone'),
  ];
  const parts = data.split('^');
  const names = parts.length === NAMES.length ? NAMES : ['processData'];
  return {
    kind: 'de-process-data',
    regime: 'DE',
    verdict: toVerdict(findings, false),
    findings,
    fields: names.map((name, index) => ({
      name,
      at: name,
      value: names === NAMES ? (parts[index] ?? '') : data,
      coverage: 'other',
      rule: ANNEX,
    })),
    facts: {},
  };
}
