import type {Block} from './block';
import {hasNumberWord} from './numbers';

/** One deviation of a translation from its original. */
export interface ParityProblem {
  /** Line of the translation. */
  readonly line: number;
  /** The problem and its remedy. */
  readonly message: string;
}

export interface ParityOptions {
  /** File of the original, for messages. */
  readonly original: string;
  readonly language: string;
  /** Addresses on one subject in several languages; one may stand for another. */
  readonly sameAddresses: readonly (readonly string[])[];
}

/** The first place where a translation has other blocks than its original, or in another order. */
export function findStructureProblem(
  originals: readonly Block[],
  translated: readonly Block[],
  file: string,
): ParityProblem | undefined {
  const length = Math.max(originals.length, translated.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [originals[index], translated[index]];
    if (one?.kind === other?.kind && one?.section === other?.section) continue;
    const line = (other ?? translated.at(-1))?.line ?? 1;
    const found = other ? describe(other) : 'the end of the page';
    const asked = one ? `${describe(one)} (line ${one.line})` : 'nothing more';
    return {
      line,
      message: `This is ${found}, and ${file} has ${asked} here. Give the translation the same headings, paragraphs, items and rows, in the same order.`,
    };
  }
  return undefined;
}

/** What a translated block says differently from its original: numbers, sources, code, links. */
export function findParityProblems(
  original: Block,
  translated: Block,
  {original: file, language, sameAddresses}: ParityOptions,
): readonly ParityProblem[] {
  const rename = (part: string): string => {
    for (const [first = '', ...others] of sameAddresses)
      for (const other of others)
        if (part === `link ${other}` || part.includes(`"${other}"`))
          return part.replace(other, first);
    return part;
  };
  const [asked, given] = [original.parts.map(rename), translated.parts.map(rename)];
  const isSaid = (part: string, text: string, inLanguage: string): boolean =>
    part.startsWith('number ') && hasNumberWord(text, part.slice(7), inLanguage);
  // Some languages write article 6(1) as 6.1.
  const [less, more] = [subtract(asked, given), subtract(given, asked)].map(split) as [
    Texts,
    Texts,
  ];
  const lost = subtract(less, more).filter((part) => !isSaid(part, translated.text, language));
  const added = subtract(more, less).filter((part) => !isSaid(part, original.text, 'en'));
  const place = `${file}:${original.line}`;
  return [
    ...lost.map((part) => `${place} has ${toName(part)}, and the translation doesn't. Add it.`),
    ...added.map((part) => `${place} doesn't have ${toName(part)}. Remove it, or correct it.`),
  ].map((message) => ({line: translated.line, message}));
}

type Texts = readonly string[];

function split(parts: Texts): Texts {
  return parts.flatMap((part) =>
    /^number [\d.]+$/.test(part)
      ? part
          .slice(7)
          .split('.')
          .map((number) => `number ${number}`)
      : [part],
  );
}

/** The texts of one list that another one lacks, counted. */
function subtract(texts: Texts, others: Texts): Texts {
  const rest = [...others];
  return texts.filter((text) => {
    const place = rest.indexOf(text);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

function describe({kind, section}: Block): string {
  return `${kind}${section === '' ? '' : ` in #${section}`}`;
}

/** A part in a message: dates as days, code by its first lines. */
function toName(part: string): string {
  if (part.startsWith('code ')) return `this code: ${part.slice(5, 120).replaceAll('\n', ' ')} …`;
  return part.replace(
    /^number D(\d*)x(\d+)x(\d*)$/,
    (_, year: string, month: string, day: string) =>
      `the date ${[day, `month ${month}`, year].filter(Boolean).join(', ')}`,
  );
}
