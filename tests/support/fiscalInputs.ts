import {toDep7File} from '@bonarium/fiscal/austria';
import type {FrenchArchive} from '@bonarium/fiscal/france';
import type {ItalianJournal} from '@bonarium/fiscal/italy';
import {austrianReceipt} from '../receipts/austria';
import {frenchReceipt} from '../receipts/france';
import {italianReceipt} from '../receipts/italy';

/** The example register's DEP7 file. */
export function toAustrianDep7(): string {
  const {certificate, certificationAuthorities} = austrianReceipt.signatureCreationUnit;
  const jws = Object.values(austrianReceipt.records).map((record) => record.jws);
  return JSON.stringify(toDep7File(certificate, certificationAuthorities, jws));
}

/** The example journal of SIGN IT with its documents and replays. */
export function toItalianJournal(): ItalianJournal {
  const {system, sale, lotterySale, cancellation, return: returned} = italianReceipt;
  const {abort, rejected, failed, later, replays} = italianReceipt;
  const documents = [sale, lotterySale, cancellation, returned];
  const journal = [
    ...[...documents, abort, rejected, failed].flatMap((one) => [one.intention, one.journal]),
    ...later,
  ].sort((a, b) => a.sequence - b.sequence);
  return {
    systemId: system.id,
    certificate: system.certificate,
    journal,
    documents: documents.map(({lines, vat, total, payments}) => ({lines, vat, total, payments})),
    replays,
  };
}

/** The example archive of SIGN FR: all chains, closings and replays. */
export function toFrenchArchive(): FrenchArchive {
  const {till, system, tickets, provisional, nextDay, duplicate, events, closings, replays} =
    frenchReceipt;
  return {
    till,
    certificate: system.certificate,
    documents: [
      ...[tickets.firstSale, tickets.sale, tickets.creditNote, tickets.offlineSale],
      ...nextDay,
    ],
    provisional,
    duplicates: [duplicate],
    events,
    closings,
    replays,
  };
}
