import {readFileSync} from 'node:fs';
import path from 'node:path';
import {check, type Verdict} from '@bonarium/fiscal';
import {expect, it} from 'vitest';
import {samples, type SampleId} from '../../../src/data/check/samples';
import {sampleTexts} from '../../../src/data/check/sampleTexts';
import {austrianReceipt} from '../../receipts/austria';
import {toAustrianDep7, toFrenchArchive, toItalianJournal} from '../../support/fiscalInputs';
import {toRegistrationXml} from '../../support/verifactuXml';

/** What each example shows: its verdict, and a finding that the page must name. */
const EXPECTED: Readonly<Record<SampleId, readonly [Verdict, string]>> = {
  'de-code': ['unchanged', 'de.signature.fits'],
  'de-code-amount': ['changed-or-incomplete', 'de.signature.differs'],
  'de-code-time': ['changed-or-incomplete', 'de.mistake.local-time'],
  'at-codes': ['unchanged', 'at.signature.common-key'],
  'at-codes-amount': ['changed-or-incomplete', 'at.signature.no-common-key'],
  'at-dep7': ['unchanged', 'at.dep.fits'],
  'at-dep7-removed': ['changed-or-incomplete', 'at.chain.differs'],
  'es-record': ['cannot-tell', 'es.hash.fits'],
  'es-record-total': ['changed-or-incomplete', 'es.hash.differs'],
  'es-address': ['cannot-tell', 'es.qr.no-hash'],
  'es-ticketbai': ['cannot-tell', 'es.tbai.no-signature'],
  'es-ticketbai-typo': ['changed-or-incomplete', 'es.tbai.crc-differs'],
  'it-journal': ['cannot-tell', 'it.journal.signature-fits'],
  'it-journal-total': ['changed-or-incomplete', 'it.journal.signature'],
  'fr-archive': ['cannot-tell', 'fr.archive.signature-fits'],
  'fr-archive-amount': ['changed-or-incomplete', 'fr.document.split'],
};

it.each(samples)('shows in $id what its label says', async ({id, regime}) => {
  const report = await check(sampleTexts[id]);
  const [verdict, code] = EXPECTED[id];
  expect(report.verdict).toBe(verdict);
  expect(report.regime).toBe(regime);
  expect(report.findings.map((finding) => finding.code)).toContain(code);
});

it.each(['de', 'es', 'it', 'fr'])('names in %s after one comma what is special', (locale) => {
  const texts = JSON.parse(
    readFileSync(path.resolve(__dirname, `../../../i18n/${locale}/code.json`), 'utf8'),
  ) as Readonly<Record<string, {readonly message: string}>>;
  const changed = Object.entries(texts).filter(([id]) =>
    /^check\.sample\.(?:codes|\w+(?:Amount|Time|Removed|Total|Typo))$/.test(id),
  );
  expect(changed).toHaveLength(samples.filter(({isBroken}) => isBroken).length + 1);
  for (const [, {message}] of changed) expect(message).toMatch(/^[^,]+, [^,]+$/);
});

it('has the examples of the project', () => {
  expect(sampleTexts['at-codes'].split('\n')).toEqual([
    austrianReceipt.records.previous.code,
    austrianReceipt.records.sale.code,
  ]);
  expect(JSON.parse(sampleTexts['at-dep7'])).toEqual(JSON.parse(toAustrianDep7()));
  expect(sampleTexts['es-record'].replaceAll(/\n\s*/g, '')).toBe(toRegistrationXml());
  const journal = toItalianJournal();
  expect(JSON.parse(sampleTexts['it-journal'])).toEqual({
    ...journal,
    journal: journal.journal.slice(0, 4),
    documents: journal.documents?.slice(0, 2),
  });
  expect(JSON.parse(sampleTexts['fr-archive'])).toEqual({
    ...toFrenchArchive(),
    events: [],
    duplicates: [],
    provisional: [],
  });
});
