import {toFinding, type Finding} from './report';
import type {NamedLog} from './tseArchive';

/** Signature counters: each once, in the order of time, without gaps, and as the file is named. */
export function checkLogCounters(logs: readonly NamedLog[]): readonly Finding[] {
  const sorted = [...logs].sort((one, other) => one.log.counter - other.log.counter);
  const findings = sorted.flatMap(({name, log}, index): Finding[] => {
    const before = sorted[index - 1]?.log;
    const step = before === undefined ? 1 : log.counter - before.counter;
    return [
      ...(step === 0 ? [toFinding('de.archive.counter-twice', name, {counter: log.counter})] : []),
      ...(before !== undefined && step > 1
        ? [
            toFinding('de.archive.counter-gap', name, {
              from: before.counter + 1,
              to: log.counter - 1,
            }),
          ]
        : []),
      ...(before !== undefined && log.time < before.time
        ? [toFinding('de.archive.time-back', name)]
        : []),
      ...checkName(name, log),
    ];
  });
  const first = sorted[0]?.log.counter ?? 1;
  return first === 1
    ? findings
    : [...findings, toFinding('de.archive.begins-later', '', {counter: first})];
}

/** The parts of a file's name that repeat the message (TR-03151-1, 2.5.2 to 2.5.4). */
function checkName(name: string, log: NamedLog['log']): readonly Finding[] {
  const [, counter, kind] = /_Sig-(\d+)_Log-(Tra|Sys|Aud)/.exec(name) ?? [];
  const time = /^Unixt_(\d+)_/.exec(name)?.[1];
  const [, number, step, client] =
    /_No-(\d+)_(Start|Update|Finish)_Client-(.*?)(?:_Fc-\d+)?\.log$/.exec(name) ?? [];
  const isTransaction = log.kind === 'transaction';
  const isRight =
    Number(counter) === log.counter &&
    kind === {transaction: 'Tra', system: 'Sys', audit: 'Aud'}[log.kind] &&
    (time === undefined || Number(time) === log.time) &&
    (!isTransaction ||
      (Number(number) === log.transactionNumber &&
        client === log.clientSerialNumber &&
        log.operation.toLowerCase() === `${step?.toLowerCase()}transaction`));
  return isRight ? [] : [toFinding('de.archive.name', name)];
}

/** Transactions: numbers without gaps, each started once, and finished after its start. */
export function checkTransactions(logs: readonly NamedLog[]): readonly Finding[] {
  const steps = new Map<number, NamedLog[]>();
  for (const entry of logs)
    if (entry.log.kind === 'transaction' && entry.log.transactionNumber !== null) {
      const number = entry.log.transactionNumber;
      steps.set(number, [...(steps.get(number) ?? []), entry]);
    }
  const numbers = [...steps.keys()].sort((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    const all = [...(steps.get(number) ?? [])].sort(
      (one, other) => one.log.counter - other.log.counter,
    );
    const name = all[0]?.name ?? '';
    const [first, ...rest] = all.map(({log}) => log.operation.toLowerCase());
    const isFinished = rest.at(-1) === 'finishtransaction';
    return [
      ...(before !== undefined && number > before + 1
        ? [toFinding('de.archive.number-gap', name, {from: before + 1, to: number - 1})]
        : []),
      ...(first === 'starttransaction' ? [] : [toFinding('de.archive.no-start', name, {number})]),
      ...(isFinished || first !== 'starttransaction'
        ? []
        : [toFinding('de.archive.no-end', name, {number})]),
      ...(rest.slice(0, -1).includes('finishtransaction') || rest.includes('starttransaction')
        ? [toFinding('de.archive.steps', name, {number})]
        : []),
    ];
  });
}
