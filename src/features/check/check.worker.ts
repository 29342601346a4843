import {check, FINDINGS, preload, recognise, toFinding, type Report} from '@bonarium/fiscal';
import {
  LIMITS,
  type CheckFault,
  type CheckReply,
  type CheckRequest,
  type CheckResult,
} from './messages';
import {preloadDecoder, readImage} from './readImage';

const scope = self as unknown as Worker;
const reply = (message: CheckReply): void => scope.postMessage(message);

/** In the file of all checks, of which it needs nothing more. */
const loadGermany = () =>
  import(
    /* webpackChunkName: "checks" */
    /* webpackExports: ["checkReceiptCode", "explainGermanReceipt", "parseReceiptCode"] */
    '@bonarium/fiscal/germany'
  );

/** Loads all code, so that a reader can go offline. */
async function loadAll(): Promise<void> {
  await Promise.all([preload(), loadGermany(), preloadDecoder()]);
  reply({type: 'ready'});
}

async function answer({id, input, options = {}}: CheckRequest): Promise<void> {
  const content = await read(input);
  if (typeof content === 'object' && 'fault' in content)
    return reply({type: 'fault', id, fault: content.fault});
  if (typeof content === 'string') await showVerdict(id, content);
  const report = await check(content, options);
  reply({
    type: 'report',
    id,
    result: toResult(report, typeof content === 'string' ? content : ''),
  });
}

/** The text of an input, the bytes of an archive, or why it can't be checked. */
async function read(
  input: string | Blob,
): Promise<string | Uint8Array | {readonly fault: CheckFault}> {
  if (typeof input === 'string')
    return input.length > LIMITS.text ? {fault: 'text-too-large'} : input;
  if (input.type.startsWith('image/')) {
    if (input.size > LIMITS.image) return {fault: 'image-too-large'};
    const reading = await readImage(input);
    return 'text' in reading ? reading.text : reading;
  }
  if (input.size > LIMITS.file) return {fault: 'file-too-large'};
  const bytes = new Uint8Array(await input.arrayBuffer());
  if (/^de-(dsfinvk|tse)/.test(recognise(bytes))) return bytes;
  if (bytes.length > LIMITS.text) return {fault: 'text-too-large'};
  const text = new TextDecoder().decode(bytes);
  return text.startsWith('%PDF-') || text.includes('\0') ? {fault: 'file-unreadable'} : text;
}

/** The page doesn't load the table of all findings, so it gets the rows that it needs. */
function toResult(report: Report, text: string): CheckResult {
  const rows = Object.fromEntries(report.findings.map(({code}) => [code, FINDINGS[code]]));
  return {report, text, rows};
}

/** A German diagnosis tries many messages, which takes a while on a brainpool curve. */
async function showVerdict(id: number, text: string): Promise<void> {
  if (recognise(text) !== 'de-receipt-code') return;
  const {checkReceiptCode, explainGermanReceipt, parseReceiptCode} = await loadGermany();
  const {code} = parseReceiptCode(text.trim());
  if (code === null) return;
  const verdict = await checkReceiptCode(code);
  if (verdict.kind !== 'changed-or-incomplete') return;
  const report: Report = {
    kind: 'de-receipt-code',
    regime: 'DE',
    verdict: verdict.kind,
    findings: [toFinding('de.signature.differs', 'signature')],
    fields: explainGermanReceipt(code, verdict),
    facts: {},
  };
  reply({type: 'verdict', id, result: toResult(report, text)});
}

scope.onmessage = ({data}: MessageEvent<CheckRequest>): void => {
  answer(data).catch((error: unknown) =>
    reply({type: 'failed', id: data.id, error: String(error)}),
  );
};
// A check that needs a missing part loads it again, and reports if that fails.
loadAll().catch(() => undefined);
