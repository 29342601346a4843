import {verify} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {check, type CheckOptions} from '@bonarium/fiscal';
import {
  checkReceiptCode,
  parseReceiptCode,
  toReceiptCode,
  type SignatureCheck,
} from '@bonarium/fiscal/germany';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {toAustrianDep7, toFrenchArchive, toItalianJournal} from '../../support/fiscalInputs';
import {frenchReceipt} from '../../receipts/france';
import {austrianReceipt} from '../../receipts/austria';
import {createRandom} from '../../support/fuzz';
import {PUBLISHED_CODES} from '../../support/receiptCodes';
import {readExamples} from '../../support/spanishArtefacts';
import {toCoveredXml, toEventXml, toRecordsXml} from '../../support/verifactuXml';
import {ticketbaiReceipt} from '../../receipts/ticketbai';
import {verifactuReceipt} from '../../receipts/verifactu';

const PER_REGIME = 3000;
const CHARACTERS = 'ABCXYZabcxyz0123456789+/=;:.,_^-<>&"\'{}[]() \u00e9';

interface Sample {
  readonly text: string;
  readonly options?: CheckOptions;
  /** Parts that no signature in the text covers. */
  readonly except?: RegExp;
  /** How many mutations there are of this sample for one of the others. @default 1 */
  readonly share?: number;
  /** Replaces `check`, without its search for known mistakes. */
  readonly toVerdict?: (text: string) => Promise<string>;
}

/** The same check by Node, which knows all curves and is much faster. */
function verifyByNode({
  profile,
  message,
  signature,
  publicKey,
}: SignatureCheck): boolean | undefined {
  const dsaEncoding = profile.signature === 'DER' ? 'der' : 'ieee-p1363';
  const key = {key: Buffer.from(publicKey), format: 'der', type: 'spki', dsaEncoding} as const;
  try {
    return verify(profile.hash, message, key, signature);
  } catch {
    return undefined;
  }
}

/** The signature alone: looking for known mistakes on slow curves would take an hour. */
async function toGermanVerdict(text: string): Promise<string> {
  const {code} = parseReceiptCode(text);
  return code === null
    ? 'changed-or-incomplete'
    : (await checkReceiptCode(code, verifyByNode)).kind;
}

/** Which characters may be changed: all but those that `except` matches. */
function toPlaces({text, except}: Sample): readonly number[] {
  const free = new Set<number>();
  for (const match of except ? text.matchAll(except) : [])
    for (let place = 0; place < match[0].length; place += 1) free.add(match.index + place);
  return Array.from(text, (_, place) => place).filter((place) => !free.has(place));
}

/** The mutations of the samples that a check reports as unchanged, in order. */
async function findMissed(samples: readonly Sample[], seed: number): Promise<readonly string[]> {
  const random = createRandom(seed);
  const missed: string[] = [];
  const places = samples.map(toPlaces);
  const shares = samples.map(({share = 1}) => share);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const counts = shares.map((share) => Math.round((PER_REGIME * share) / all));
  const turns = counts.flatMap((count, index) => Array.from({length: count}, () => index));
  for (const index of turns) {
    const {text = '', options, toVerdict} = samples[index] ?? {};
    const place = places[index]?.[Math.floor(random() * (places[index]?.length ?? 0))] ?? 0;
    const others = CHARACTERS.replace(text[place] ?? '', '');
    const other = others[Math.floor(random() * others.length)] ?? '';
    const changed = text.slice(0, place) + other + text.slice(place + 1);
    const verdict = toVerdict ? await toVerdict(changed) : (await check(changed, options)).verdict;
    if (verdict === 'unchanged')
      missed.push(`${text.slice(place - 30, place)}«${other}»${text.slice(place + 1, place + 20)}`);
  }
  return missed;
}

const {certificate} = austrianReceipt.signatureCreationUnit;
const {sale, previous} = austrianReceipt.records;
/** The first records of the journal: more of them only take more time. */
const italian = {...toItalianJournal(), journal: toItalianJournal().journal.slice(0, 8)};
const {systemId, certificate: italianCertificate, journal} = italian;
const ticketbaiFile = readExamples('static/openapi/sign-es/local/v0.yaml').find(
  ({operationId, name}) => operationId === 'retrieveInvoiceFile' && name === 'ticketbai',
)?.value as string;
const now = Date.parse('2026-11-21T00:00:00Z') / 1000;
describe.each<[string, readonly Sample[]]>([
  [
    'Germany',
    // Another signature covers the start time, the seventh field.
    [...PUBLISHED_CODES.map(({code}) => code), toReceiptCode(germanReceipt)].map((text) => ({
      text,
      toVerdict: toGermanVerdict,
      except: /(?<=;\d+;\d+;)[\d:.TZ-]+(?=;[\d:.TZ-]+;ecdsa)/g,
    })),
  ],
  [
    'Austria',
    [
      {text: sale.code, options: {certificate, now}},
      {text: sale.jws, options: {certificate, now}},
      // Without a certificate, keys are recovered, which is slow.
      {text: `${previous.code}\n${sale.code}`, options: {now}, except: /\n/g, share: 0.05},
      // Nothing in the file covers the name of the topmost authority.
      {
        text: toAustrianDep7(),
        options: {now},
        except: /"Zertifizierungsstellen":\["[^"]*"\]/g,
      },
    ],
  ],
  [
    'Spain',
    [
      {text: toCoveredXml(toRecordsXml())},
      {text: toCoveredXml(toEventXml())},
      {text: toRecordsXml()},
      {text: ticketbaiFile},
      {text: verifactuReceipt.receipt.qrUrl},
      {text: ticketbaiReceipt.receipt.signature.qrUrl},
    ],
  ],
  [
    'Italy',
    [
      // Nothing but what is signed.
      {text: JSON.stringify({systemId, certificate: italianCertificate, journal}), share: 3},
      {text: JSON.stringify(italian)},
      {text: 'RSSMRA85T10A562S'},
    ],
  ],
  ['France', [{text: JSON.stringify(toFrenchArchive())}, {text: frenchReceipt.merchant.vatId}]],
])('%s', (_, samples) => {
  it('starts from receipts that aren’t changed', async () => {
    for (const {text, options} of samples)
      expect((await check(text, options)).verdict).not.toBe('changed-or-incomplete');
  });

  it(
    `calls none of ${PER_REGIME} mutations of one character unchanged`,
    async () => expect(await findMissed(samples, 7)).toEqual([]),
    120_000,
  );
});
