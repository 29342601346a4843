import {describe, expect, it} from 'vitest';
import {check, type CheckOptions} from '@bonarium/fiscal';
import {checkReceiptCode, parseReceiptCode, toReceiptCode} from '@bonarium/fiscal/germany';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {toAustrianDep7} from '../../support/fiscalInputs';
import {austrianReceipt} from '../../receipts/austria';
import {createRandom} from '../../support/fuzz';
import {PUBLISHED_CODES} from '../../support/receiptCodes';

const PER_REGIME = 3000;
const CHARACTERS = 'ABCXYZabcxyz0123456789+/=;:.,_^-<>&"\'{}[]() \u00e9';

interface Sample {
  readonly text: string;
  readonly options?: CheckOptions;
  /** Parts that no signature in the text covers. */
  readonly except?: RegExp;
  /** Replaces `check`, without its search for known mistakes. */
  readonly toVerdict?: (text: string) => Promise<string>;
}

/** The signature alone: looking for known mistakes on slow curves would take an hour. */
async function toGermanVerdict(text: string): Promise<string> {
  const {code} = parseReceiptCode(text);
  return code === null ? 'changed-or-incomplete' : (await checkReceiptCode(code)).kind;
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
  for (let count = 0; count < PER_REGIME; count += 1) {
    const index = count % samples.length;
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
      {text: `${previous.code}\n${sale.code}`, options: {now}, except: /\n/g},
      // Nothing in the file covers the name of the topmost authority.
      {
        text: toAustrianDep7(),
        options: {now},
        except: /"Zertifizierungsstellen":\["[^"]*"\]/g,
      },
    ],
  ],
])('%s', (_, samples) => {
  it('starts from receipts that aren’t changed', async () => {
    for (const {text, options} of samples)
      expect((await check(text, options)).verdict).not.toBe('changed-or-incomplete');
  });

  it(
    `calls none of ${PER_REGIME} mutations of one character unchanged`,
    async () => expect(await findMissed(samples, 7)).toEqual([]),
    600_000,
  );
});
