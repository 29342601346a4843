import {toHex} from './bytes';
import {sha256} from './cryptography';
import type {FindingCode} from './findings';
import {toFinding, type Finding} from './report';
import type {XmlElement} from './xml';

/** Where a record has the hash of the one before. */
export const PREVIOUS = 'Encadenamiento';

/** Names and values in the order of a hash. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** One invoice or event record out of an XML file, with what its hash covers. */
export interface VerifactuRecord {
  readonly kind: 'RegistroAlta' | 'RegistroAnulacion' | 'RegistroEvento';
  readonly element: XmlElement;
  /** Names and values in the order of the hash. */
  readonly covered: Pairs;
  readonly previousHash: string;
  readonly hash: string;
}

/** The name of the element that contains a record's hash, and that of the record before. */
export const toHashName = ({kind}: VerifactuRecord): 'Huella' | 'HuellaEvento' =>
  kind === 'RegistroEvento' ? 'HuellaEvento' : 'Huella';

/**
 * Whether the hash of a record fits its fields, in every spelling of the amounts that the AEAT
 * accepts, and, if not, which known mistake explains it (AEAT hash specification 0.1.2).
 */
export async function verifyVerifactuHash(record: VerifactuRecord): Promise<Finding> {
  const {covered, hash} = record;
  const at = toHashName(record);
  if (!/^[\dA-F]{64}$/i.test(hash)) return toFinding('es.hash.form', at);
  const expected = hash.toUpperCase();
  const isHashOf = async (input: string | Uint8Array): Promise<boolean> =>
    toHex(await sha256(input)).toUpperCase() === expected;
  const fits = (pairs: Pairs): Promise<boolean> => isHashOf(toInput(pairs));
  if (await fits(covered))
    return toFinding(hash === expected ? 'es.hash.fits' : 'es.hash.lower-case', at);
  for (const form of ['123.10', '123.1', '123']) {
    const pairs = covered.map(([name, value]) => [name, toForm(name, value, form)] as const);
    if (await fits(pairs)) return toFinding('es.hash.amount-form', at, {form});
  }
  for (const [code, toVariant] of MISTAKES) {
    for (const {input, place = at, values = {}} of toVariant(record))
      if (await isHashOf(input)) return toFinding(code, place, values);
  }
  return toFinding('es.hash.differs', at);
}

function toInput(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}

/** An amount in another spelling of the same value: `123.10`, `123.1` or, if whole, `123`. */
function toForm(name: string, value: string, form: string): string {
  if (!/^(CuotaTotal|ImporteTotal)$/.test(name) || !/^-?\d+(\.\d{1,2})?$/.test(value)) return value;
  if (form === '123.10') return Number(value).toFixed(2);
  return form === '123.1' ? Number(value).toFixed(2).replace(/0$/, '') : String(Number(value));
}

interface Variant {
  readonly input: string | Uint8Array;
  /** The field with the mistake; none if the hash itself was made in another way. */
  readonly place?: string;
  readonly values?: Readonly<Record<string, string>>;
}
const MISTAKES: readonly (readonly [
  code: FindingCode,
  toVariants: (record: VerifactuRecord) => readonly Variant[],
])[] = [
  [
    'es.mistake.url-encoded',
    ({covered}) => [
      {input: toInput(covered.map(([name, value]) => [name, encodeURIComponent(value)]))},
    ],
  ],
  ['es.mistake.trailing-ampersand', ({covered}) => [{input: `${toInput(covered)}&`}]],
  [
    'es.mistake.missing-previous',
    ({covered}) => [
      {
        input: toInput(covered.map(([name, value]) => [name, /^Huella/.test(name) ? '' : value])),
        place: PREVIOUS,
      },
      {input: toInput(covered.filter(([name]) => !/^Huella/.test(name))), place: PREVIOUS},
    ],
  ],
  [
    'es.mistake.no-names',
    ({covered}) => ['&', ''].map((glue) => ({input: covered.map(([, value]) => value).join(glue)})),
  ],
  [
    'es.mistake.untrimmed',
    ({covered}) => [{input: toInput(covered.map(([name, value]) => [name, `${value} `]))}],
  ],
  [
    'es.mistake.latin1',
    ({covered}) => [
      {input: Uint8Array.from(toInput(covered), (character) => character.charCodeAt(0) & 0xff)},
    ],
  ],
  [
    'es.mistake.lower-previous',
    ({covered}) => [
      {
        input: toInput(
          covered.map(([name, value]) => [
            name,
            /^Huella/.test(name) ? value.toLowerCase() : value,
          ]),
        ),
        place: PREVIOUS,
      },
    ],
  ],
  ['es.mistake.utc', ({covered}) => toTimeVariants(covered)],
  [
    'es.mistake.date-order',
    ({covered}) => {
      const [place = '', date = ''] = covered.find(([name]) => /^FechaExpedicion/.test(name)) ?? [];
      const other = date.split('-').reverse().join('-');
      return [date.replaceAll('-', '/'), other].map((spelling) => ({
        input: toInput(replace(covered, /^FechaExpedicion/, spelling)),
        place,
        values: {date: spelling},
      }));
    },
  ],
];

function toTimeVariants(covered: Pairs): readonly Variant[] {
  const [place = '', time = ''] = covered.at(-1) ?? [];
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) return [];
  const utc = moment.toISOString();
  return [utc, utc.replace('.000', ''), time.slice(0, 19), time.replace('T', ' ')].map(
    (spelling) => ({
      input: toInput(replace(covered, /^FechaHora/, spelling)),
      place,
      values: {time: spelling},
    }),
  );
}

function replace(covered: Pairs, names: RegExp, value: string): Pairs {
  return covered.map(([name, old]) => [name, names.test(name) ? value : old]);
}
