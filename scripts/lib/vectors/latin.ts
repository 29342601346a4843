import {frenchReceipt} from '../../../tests/receipts/france';
import {italianReceipt} from '../../../tests/receipts/italy';
import {ticketbaiReceipt} from '../../../tests/receipts/ticketbai';
import {verifactuReceipt} from '../../../tests/receipts/verifactu';
import {toFrenchArchive, toItalianJournal} from '../../../tests/support/fiscalInputs';
import {toCoveredXml, toRecordsXml} from '../../../tests/support/verifactuXml';
import {toFrenchBoundaries, toItalianBoundaries, toSpanishBoundaries} from './boundaries';
import {CHANGED, toBoundary, toFamily, type Vector} from './family';

/** Veri*factu records and addresses, and an address of TicketBAI. */
export function toSpanishVectors(): readonly Vector[] {
  const {qrUrl} = ticketbaiReceipt.receipt.signature;
  const at = (fecha: string): string =>
    verifactuReceipt.receipt.qrUrl.replace(/fecha=[^&]*/, `fecha=${fecha}`);
  return [
    ...toSpanishBoundaries(),
    toBoundary('es-leap', '29 February 2028', at('29-02-2028'), 'cannot-tell', 'es.qr.no-hash'),
    toBoundary('es-leap-1', '29 February 2027', at('29-02-2027'), CHANGED, 'es.qr.date'),
    ...toFamily(
      {
        id: 'es-record',
        title: 'Chain of Veri*factu records with hashed fields only',
        input: toCoveredXml(toRecordsXml()),
        expected: {verdict: 'unchanged', codes: ['es.hash.fits', 'es.chain.fits']},
      },
      [
        [
          'A total is higher',
          '<ImporteTotal>32.90',
          '<ImporteTotal>32.91',
          CHANGED,
          'es.hash.differs',
        ],
        [
          'The first record is missing',
          /<RegistroAlta>.*?<\/RegistroAlta>/,
          '',
          'cannot-tell',
          'es.chain.unknown',
        ],
        ['Another algorithm', '<TipoHuella>01', '<TipoHuella>02', CHANGED, 'es.hash.algorithm'],
        [
          'A hash with 65 digits',
          /(?<=<\/TipoHuella><Huella>)[\dA-F]*?[A-F]/,
          '$&0',
          CHANGED,
          'es.hash.form',
        ],
        ['A tag isn’t closed', '</TipoHuella>', '', CHANGED, 'input.xml'],
      ],
    ),
    ...toFamily(
      {
        id: 'es-names',
        title: 'The same chain with the names of the issuer',
        input: toRecordsXml(),
        expected: {verdict: 'cannot-tell', codes: ['es.hash.fits', 'input.uncovered']},
      },
      [
        [
          'Another name, which no hash covers',
          /<NombreRazonEmisor>./,
          '<NombreRazonEmisor>X',
          'cannot-tell',
        ],
      ],
    ),
    ...toFamily(
      {
        id: 'es-address',
        title: 'Address of a Veri*factu code',
        input: verifactuReceipt.receipt.qrUrl,
        expected: {verdict: 'cannot-tell', codes: ['es.qr.no-hash']},
      },
      [
        ['A parameter is missing', /&fecha=[^&]*/, '', CHANGED, 'es.qr.parameter'],
        ['A date that doesn’t exist', /fecha=\d\d/, 'fecha=32', CHANGED, 'es.qr.date'],
        [
          'Another amount, which nothing in the code covers',
          /importe=\d/,
          'importe=9',
          'cannot-tell',
        ],
      ],
    ),
    ...toFamily(
      {
        id: 'es-tbai',
        title: 'Address of a TicketBAI code',
        input: qrUrl,
        expected: {verdict: 'cannot-tell', codes: ['es.tbai.crc-fits']},
      },
      [
        ['A digit of the check', /\d$/, '', CHANGED, 'es.tbai.crc-differs'],
        ['Another amount', /&i=\d/, '&i=9', CHANGED, 'es.tbai.crc-differs'],
      ],
    ),
  ];
}

/** Journals of SIGN IT and a partita IVA. */
export function toItalianVectors(): readonly Vector[] {
  const {systemId, certificate, journal} = toItalianJournal();
  const {partitaIva} = italianReceipt.merchant;
  return [
    ...toItalianBoundaries(),
    ...toFamily(
      {
        id: 'it-journal',
        title: 'Journal without documents',
        input: JSON.stringify({systemId, certificate, journal}),
        expected: {verdict: 'unchanged', codes: ['it.journal.signature-fits']},
      },
      [
        [
          'A total is higher',
          '"total":"18.20"',
          '"total":"18.30"',
          CHANGED,
          'it.journal.signature',
        ],
        ['A sequence is skipped', '"sequence":3', '"sequence":4', CHANGED, 'it.journal.sequence'],
        ['A character of the certificate', 'MIIB', 'NIIB', CHANGED, 'it.journal.certificate'],
      ],
    ),
    ...toFamily(
      {
        id: 'it-documents',
        title: 'Journal with documents and replays',
        input: JSON.stringify(toItalianJournal()),
        expected: {verdict: 'cannot-tell', codes: ['it.document.sums-fit', 'input.uncovered']},
      },
      [
        [
          'A net amount doesn’t fit its rate',
          '"net":"8.00"',
          '"net":"8.01"',
          CHANGED,
          'it.document.split',
        ],
        [
          'A payment is higher',
          '"amount":"10.00"',
          '"amount":"11.00"',
          CHANGED,
          'it.document.payments',
        ],
        [
          'Another text of a line, which no signature covers',
          '"text":"',
          '"text":"X',
          'cannot-tell',
        ],
      ],
    ),
    toBoundary('it-iva', 'A partita IVA', partitaIva, 'cannot-tell', 'it.partita-iva.fits'),
    toBoundary(
      'it-iva-1',
      'A partita IVA with another check digit',
      `${partitaIva.slice(0, -1)}${(Number(partitaIva.at(-1)) + 1) % 10}`,
      CHANGED,
      'it.partita-iva.differs',
    ),
  ];
}

/** An archive of SIGN FR, a SIREN and VAT numbers. */
export function toFrenchVectors(): readonly Vector[] {
  const {siren, vatId} = frenchReceipt.merchant;
  return [
    ...toFrenchBoundaries(),
    ...toFamily(
      {
        id: 'fr-archive',
        title: 'Archive of two days',
        input: JSON.stringify(toFrenchArchive()),
        expected: {verdict: 'cannot-tell', codes: ['fr.archive.signature-fits', 'input.uncovered']},
      },
      [
        ['A sequence is skipped', '"sequence":2', '"sequence":3', CHANGED, 'fr.archive.sequence'],
        ['A character of the certificate', 'MIIB', 'NIIB', CHANGED, 'fr.archive.certificate'],
        ['Another extract', /"extract":"./, '"extract":"!', CHANGED, 'fr.extract.differs'],
        ['A perpetual total', /("perpetualTotal":")\d/, '$19', CHANGED, 'fr.closing.perpetual'],
        ['A grand total', /("grandTotal":")\d/, '$19', CHANGED, 'fr.closing.grand-total'],
        [
          'Another text of a line, which no signature covers',
          '"text":"',
          '"text":"X',
          'cannot-tell',
        ],
      ],
    ),
    toBoundary('fr-siren', 'A SIREN', siren, 'cannot-tell', 'fr.siren.fits'),
    toBoundary('fr-vat', 'A VAT number', vatId, 'cannot-tell', 'fr.vat.fits'),
    toBoundary(
      'fr-vat-1',
      'A VAT number with another key',
      `FR${(Number(vatId.slice(2, 4)) + 1) % 97}${siren}`,
      CHANGED,
      'fr.vat.differs',
    ),
  ];
}
