import {fromBase64Url, toHex, toUtf8} from './bytes';
import {isIssuedBy, readCertificate} from './certificate';
import {createVerifier, sha256, type Verifier} from './cryptography';
import type {FindingCode} from './findings';
import {toReplayInput} from './isca';
import {toFinding, toRecord, type Finding} from './report';

/** One link of a chain of Bonarium: its place, and r‖s as base64url. */
export interface Link {
  readonly sequence: number;
  readonly signature: string;
}

/** The codes of one regime for the same faults. */
export interface ChainCodes {
  readonly signature: FindingCode;
  readonly sequence: FindingCode;
  readonly start: FindingCode;
}

/**
 * A check for the signatures of a system's certificate; `null` if the certificate can't be read or
 * was changed.
 */
export async function toChainVerifier(text: string): Promise<Verifier | null> {
  const certificate = readCertificate(text);
  const key = certificate?.key;
  // Systems sign their own certificates.
  if (certificate && !(await isIssuedBy(certificate, certificate))) return null;
  return key?.curve === 'P-256' ? createVerifier('P-256', 'SHA-256', key.point) : null;
}

/**
 * Walks a chain: sequences without gaps, and every signature over its record and the signature
 * before it. A chain that begins later is checked from its second link on.
 */
export async function verifyChain<T extends Link>(
  links: readonly T[],
  {
    at,
    codes,
    toInput,
    verify,
  }: {
    readonly at: string;
    readonly codes: ChainCodes;
    readonly toInput: (link: T, previousSignature: string) => string;
    readonly verify: Verifier;
  },
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let previous: T | undefined;
  for (const [index, link] of links.entries()) {
    const place = `${at}[${index}]`;
    const expected = (previous?.sequence ?? (index === 0 ? link.sequence - 1 : 0)) + 1;
    if (link.sequence !== expected)
      findings.push(toFinding(codes.sequence, place, {actual: link.sequence, expected}));
    if (previous === undefined && link.sequence !== 1) findings.push(toFinding(codes.start, place));
    else {
      const signature = fromBase64Url(link.signature);
      const input = toUtf8(toInput(link, previous?.signature ?? ''));
      if (signature === null || !(await verify(signature, input)))
        findings.push(toFinding(codes.signature, place));
    }
    previous = link;
  }
  return findings;
}

/** One record that was sent after an outage. */
export interface Replay {
  readonly seed: string;
  readonly recordedAt: string;
  readonly gross: string;
  readonly hash: string;
}

/** Whether the replay hashes fit, each with the one before. */
export async function verifyReplays(
  replays: readonly Replay[],
  code: FindingCode,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let previous = '';
  for (const [index, {seed, recordedAt, gross, hash}] of replays.entries()) {
    const expected = toHex(await sha256(toReplayInput(previous, seed, recordedAt, gross)));
    if (hash !== expected) findings.push(toFinding(code, `replays[${index}]`));
    previous = hash;
  }
  return findings;
}

/** Amounts with two places in cents; `null` if a text isn't such an amount. */
export function sumCents(amounts: readonly unknown[]): number | null {
  let sum = 0;
  for (const amount of amounts) {
    if (typeof amount !== 'string' || !/^-?\d{1,12}\.\d{2}$/.test(amount)) return null;
    sum += Math.round(Number(amount) * 100);
  }
  return sum;
}

/** Cents as an amount with two places. */
export function fromCents(cents: number | null): string {
  return cents === null ? '?' : (cents / 100).toFixed(2);
}

/** The findings, each with the number and time of the record in `input` that its place begins with. */
export function nameRecords(findings: readonly Finding[], input: object): Finding[] {
  const lists = input as Readonly<Record<string, Readonly<Record<string, unknown>>[] | undefined>>;
  return findings.map((finding) => {
    const [, list = '', index] = /^(\w+)\[(\d+)\]/.exec(finding.at) ?? [];
    const row = lists[list]?.[Number(index)];
    const record = toRecord(row?.number, row?.signedAt ?? row?.recordedAt);
    return record === '' ? finding : {...finding, record};
  });
}

/** A finding for every name of these that isn't an array of objects with string or number values. */
export function checkShape(
  input: Readonly<Record<string, unknown>>,
  texts: readonly string[],
  lists: readonly string[],
): readonly Finding[] {
  const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null;
  return [
    ...texts.filter((name) => typeof input[name] !== 'string'),
    ...lists.filter((name) => {
      const value = input[name] ?? [];
      return !Array.isArray(value) || !value.every(isRow);
    }),
  ].map((name) => toFinding('input.shape', name, {name}));
}
