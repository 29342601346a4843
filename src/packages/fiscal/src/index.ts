import type {AustrianOptions} from './austrianDep7';
import {preloadCurves} from './cryptography';
import type {GermanOptions} from './germanReceipt';
import {INPUT_LIMIT, recognise, type InputKind} from './recognise';
import {toFinding, toVerdict, type Finding, type Report} from './report';

export {FINDINGS, type FindingCode} from './findings';
export type {FindingRow} from './findingTable';
export {INPUT_LIMIT, recognise, type InputKind} from './recognise';
export * from './report';

/** What else is known about the input. Everything stays in memory. */
export interface CheckOptions extends AustrianOptions, GermanOptions {
  /** The Veri*factu record or TicketBAI file that a QR code belongs to, as XML. */
  readonly record?: string;
}

/**
 * One import per part, so that bundlers can put each into a file of its own. The comments combine
 * them for a bundler of the webpack family: where it splits, it copies what parts share.
 */
const parts = {
  dsfinvkCheck: () => import(/* webpackChunkName: "checks" */ './dsfinvkCheck'),
  tseArchive: () => import(/* webpackChunkName: "checks" */ './tseArchive'),
  germanProcessData: () => import(/* webpackChunkName: "checks" */ './germanProcessData'),
  germanReceipt: () => import(/* webpackChunkName: "checks" */ './germanReceipt'),
  austrianCheck: () => import(/* webpackChunkName: "checks" */ './austrianCheck'),
  austrianDep7: () => import(/* webpackChunkName: "checks" */ './austrianDep7'),
  spanishAddress: () => import(/* webpackChunkName: "checks" */ './spanishAddress'),
  spanishVerifactu: () => import(/* webpackChunkName: "checks" */ './spanishVerifactu'),
  spanishTicketbai: () => import(/* webpackChunkName: "checks" */ './spanishTicketbai'),
  italianCheck: () => import(/* webpackChunkName: "checks" */ './italianCheck'),
  frenchCheck: () => import(/* webpackChunkName: "checks" */ './frenchCheck'),
};

/** Loads the code of every check, so that checks need no connection afterwards. */
export async function preload(): Promise<void> {
  await Promise.all([...Object.values(parts).map((load) => load()), preloadCurves()]);
}

/**
 * Checks a receipt code, a record, an export or a number of any of the five regimes, as text or
 * bytes. Never throws for a bad input, which is reported as findings. The code of a regime is
 * loaded when an input needs it.
 */
export async function check(
  input: string | Uint8Array,
  options: CheckOptions = {},
): Promise<Report> {
  if (input.length === 0) return toUnknown(toFinding('input.empty'));
  if (input.length > INPUT_LIMIT)
    return toUnknown(toFinding('input.too-large', '', {limit: INPUT_LIMIT / 1_000_000}));
  const kind = recognise(input);
  const bytes = typeof input === 'string' ? null : input;
  if (kind === 'de-dsfinvk' && bytes) return (await parts.dsfinvkCheck()).checkDsfinvk(bytes);
  if (kind === 'de-tse-archive' && bytes) return (await parts.tseArchive()).checkTseArchive(bytes);
  const text = typeof input === 'string' ? input : new TextDecoder().decode(input);
  return checkKind(kind, text.replace(/^\ufeff/, ''), options);
}

async function checkKind(kind: InputKind, text: string, options: CheckOptions): Promise<Report> {
  const {record} = options;
  switch (kind) {
    case 'de-receipt-code':
      return (await parts.germanReceipt()).checkGermanReceipt(text, options);
    case 'de-process-data':
      return (await parts.germanProcessData()).checkKassenbeleg(text);
    case 'at-code':
    case 'at-codes':
      return (await parts.austrianCheck()).checkAustrianCodes(
        text.replace(/^(?=R\d+-AT)/gm, '_'),
        options,
      );
    case 'at-dep7': {
      const {checkDep7} = await parts.austrianDep7();
      return withJson(kind, text, (value) => checkDep7(value as never, options));
    }
    case 'es-verifactu-url':
      return (await parts.spanishAddress()).checkVerifactuUrl(text, {record});
    case 'es-verifactu-xml':
      return (await parts.spanishVerifactu()).checkVerifactuXml(text);
    case 'es-tbai-id':
      return (await parts.spanishTicketbai()).checkTbaiIdentifier(text, {file: record});
    case 'es-tbai-url':
      return (await parts.spanishTicketbai()).checkTicketbaiUrl(text, {file: record});
    case 'es-tbai-xml':
      return (await parts.spanishTicketbai()).checkTicketbaiXml(text);
    case 'it-journal': {
      const {checkItalianJournal} = await parts.italianCheck();
      return withJson(kind, text, (value) => checkItalianJournal(value as never));
    }
    case 'fr-archive': {
      const {checkFrenchArchive} = await parts.frenchCheck();
      return withJson(kind, text, (value) => checkFrenchArchive(value as never));
    }
    case 'number':
      return checkNumber(text);
    default:
      return toUnknown(toFinding('input.unknown'));
  }
}

/** Numbers of Italy and France have different lengths or forms. */
async function checkNumber(text: string): Promise<Report> {
  const {checkItalianNumber} = await parts.italianCheck();
  const {checkFrenchNumber} = await parts.frenchCheck();
  const value = text.trim();
  return (
    checkFrenchNumber(value) ?? checkItalianNumber(value) ?? toUnknown(toFinding('input.unknown'))
  );
}

async function withJson(
  kind: InputKind,
  text: string,
  checkValue: (value: unknown) => Promise<Report>,
): Promise<Report> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {...toUnknown(toFinding('input.json')), kind};
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) return toUnknown(toFinding('input.unknown'));
  try {
    return await checkValue(value);
  } catch (error) {
    // Deep inside, a field has another type than its name promises.
    if (!(
      error instanceof TypeError ||
      error instanceof RangeError ||
      error instanceof SyntaxError
    ))
      throw error;
    return {...toUnknown(toFinding('input.shape', '', {name: 'A field'})), kind};
  }
}

function toUnknown(...findings: readonly Finding[]): Report {
  return {
    kind: 'unknown',
    regime: null,
    verdict: toVerdict(findings, false),
    findings,
    fields: [],
    facts: {},
  };
}
