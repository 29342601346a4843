import {describe, expect, it} from 'vitest';
import {loadAnalysers} from '../../../src/model/search/memory';
import {toDistance} from '../../../src/model/search/distance';
import {foldWord, toParts, toWords} from '../../../src/model/search/words';

const analyserOf = await loadAnalysers(['en', 'de', 'es', 'it', 'fr']);

describe('words of one term', () => {
  it.each([
    ['en', ['signature', 'signatures']],
    ['en', ['cancel', 'cancelled', 'cancelling']],
    ['en', ['receipt', 'receipts', 'Receipt’s']],
    ['en', ['café', 'cafe', 'CAFÉ']],
    ['de', ['Gerät', 'Geraet', 'Gerat', 'Geräte', 'geraete']],
    ['de', ['Straße', 'Strasse', 'STRASSE']],
    ['de', ['Beleg', 'Belege', 'Belegen', 'Beleges']],
    ['de', ['Betriebsstätte', 'Betriebsstaette', 'Betriebsstätten']],
    ['de', ['Prüfung', 'Pruefung', 'Prüfungen']],
    ['es', ['factura', 'facturas', 'Factura']],
    ['es', ['anulación', 'anulacion', 'anulaciones']],
    ['it', ['scontrino', 'scontrini']],
    ['it', ['responsabilità', 'responsabilita']],
    ['fr', ['clôture', 'cloture', 'clôtures']],
    ['fr', ['œuvre', 'oeuvre']],
  ])('%s %j', (language, words) => {
    const terms = words.map((word) => analyserOf(language).toTerms(word).join(' '));
    expect(new Set(terms).size).toBe(1);
    expect(terms[0]).not.toBe('');
  });
});

describe('elisions', () => {
  it.each([
    ['fr', 'l’attestation', 'attestation'],
    ['fr', "d'API", 'API'],
    ['fr', 'qu’une attestation', 'attestation'],
    ['it', 'dell’Agenzia', 'Agenzia'],
    ['it', "l'annullamento", 'annullamento'],
    ['en', "the merchant's till", 'merchant till'],
  ])('%s %s', (language, text, plain) => {
    expect(analyserOf(language).toTerms(text)).toEqual(analyserOf(language).toTerms(plain));
  });
});

describe('names', () => {
  it.each([
    ['upsertTransaction', ['upserttransac', 'upsert', 'transac']],
    ['tss_id', ['tss_id', 'tss', 'id']],
    ['E_TX_UPSERT', ['e_tx_upsert', 'tx', 'upsert']],
    ['Veri*factu', ['verifactu']],
    ['KassenSichV', ['kassensichv']],
    ['2025-08-12', ['20250812', '2025', '08', '12']],
  ])('%s', (name, terms) => {
    expect(analyserOf('en').toTerms(name)).toEqual(terms);
  });

  it('joined by a hyphen are also indexed as one word', () => {
    expect(analyserOf('de').toTerms('Kassen-Nachschau')).toContain(
      analyserOf('de').toTerms('Kassennachschau')[0],
    );
    expect(toParts('Kassen-Nachschau')).toEqual(['Kassen', 'Nachschau']);
  });
});

describe('words without a subject', () => {
  it.each([
    ['en', 'how do I get the'],
    ['de', 'wie kann ich für über die'],
    ['de', 'koennen muessen fuer'],
    ['es', '¿cómo puedo hacer esto?'],
    ['it', 'come si può fare'],
    ['fr', 'comment est-ce que je'],
  ])('%s “%s” has no terms', (language, text) => {
    expect(analyserOf(language).toTerms(text)).toEqual([]);
  });
});

describe('toWords', () => {
  it('returns the position of each word', () => {
    expect(toWords('§ 146a (1) AO').map(({text, start, end}) => [text, start, end])).toEqual([
      ['146a', 2, 6],
      ['1', 8, 9],
      ['AO', 11, 13],
    ]);
  });

  it.each(['', '   ', '!?()[]{}*+\\^$|', '🙂🙃', '<>&"'])('finds no word in %j', (text) => {
    expect(toWords(text)).toEqual([]);
  });

  it('reads letters of every script', () => {
    expect(toWords('שלום مرحبا 日本').map(({text}) => text)).toEqual(['שלום', 'مرحبا', '日本']);
    expect(foldWord('ПРИВЕТ', 'en')).toBe('привет');
  });
});

describe('toDistance', () => {
  it.each([
    ['signature', 'signature', 0],
    ['signatrue', 'signature', 1],
    ['signture', 'signature', 1],
    ['signatture', 'signature', 1],
    ['zignature', 'signature', 1],
    ['sgnatrue', 'signature', 2],
    ['receipt', 'register', 3],
  ])('%s and %s: %i', (one, other, distance) => {
    expect(toDistance(one, other, 2)).toBe(distance);
  });

  it('compares only the beginning of a word that is still being typed', () => {
    expect(toDistance('trasact', 'transaction', 1, true)).toBe(1);
    expect(toDistance('trasact', 'transaction', 1)).toBe(2);
  });
});
