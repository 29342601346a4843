/** A transaction of SIGN DE v2 that a reader plays, without any request (docs/sign-de/transaction-lifecycle.mdx). */
export type TransactionState = 'ACTIVE' | 'FINISHED' | 'CANCELLED';

export interface PlayRequest {
  readonly revision: number;
  readonly state: TransactionState;
  /** What a till sends in this state, unless the reader sends another body. */
  readonly schema?: 'RECEIPT' | 'ABORT';
}

export type PlayAnswer =
  | {
      readonly status: 200;
      readonly state: TransactionState;
      readonly revision: number;
      readonly counter: number;
    }
  | {readonly status: 409; readonly code: 'E_TX_UPSERT' | 'E_PENDING_TX_CONFLICT'};

/** The rules of the page's table, in its order. */
export const revisionRules = ['next', 'same', 'other', 'skipped', 'ended', 'pending'] as const;
type RevisionRule = (typeof revisionRules)[number];

export interface PlayStep {
  readonly request: PlayRequest;
  readonly answer: PlayAnswer;
  readonly rule: RevisionRule;
}

export const playActions = [
  'start',
  'finish',
  'cancel',
  'again',
  'change',
  'skip',
  'race',
] as const;
export type PlayAction = (typeof playActions)[number];

/** All requests since the start, which is always the first. */
export type Play = readonly PlayStep[];

/** Signature counter of the example's start. */
const FIRST_COUNTER = 9876;

const bodies = {
  start: {state: 'ACTIVE'},
  finish: {state: 'FINISHED', schema: 'RECEIPT'},
  cancel: {state: 'CANCELLED', schema: 'ABORT'},
} as const satisfies Readonly<Record<string, Omit<PlayRequest, 'revision'>>>;

/** The usual path: a sale that is started and finished. */
export const usualPlay: Play = play(play([], 'start'), 'finish');

/** The requests of a press, sent after the others. A start begins anew, as does a race after the end. */
export function play(before: Play, action: PlayAction): Play {
  if (action === 'start') return send([], {revision: 1, ...bodies.start});
  const last = toStored(before);
  if (!last) return before;
  const next = last.revision + 1;
  switch (action) {
    case 'finish':
    case 'cancel':
      return send(before, {revision: next, ...bodies[action]});
    case 'again':
      return send(before, last);
    case 'change':
      return send(before, {revision: last.revision, ...toOtherBody(last)});
    case 'skip':
      return send(before, {revision: next + 1, ...bodies.finish});
    case 'race': {
      if (last.state !== 'ACTIVE') return play(play([], 'start'), 'race');
      const after = send(before, {revision: next, ...bodies.finish});
      return send(after, {revision: next + 1, ...bodies.cancel}, isSigned(after.at(-1)));
    }
  }
}

/** The last stored revision. */
export function toStored(steps: Play): PlayRequest | undefined {
  return steps.findLast(isSigned)?.request;
}

/** What SIGN DE answers to a request, by what it has stored, and the rule that decides. */
export function toAnswer(
  request: PlayRequest,
  stored: PlayRequest | undefined,
  isSigning = false,
): Pick<PlayStep, 'answer' | 'rule'> {
  const refuse = (rule: RevisionRule): Pick<PlayStep, 'answer' | 'rule'> => ({
    answer: {status: 409, code: rule === 'pending' ? 'E_PENDING_TX_CONFLICT' : 'E_TX_UPSERT'},
    rule,
  });
  const accept = (rule: RevisionRule): Pick<PlayStep, 'answer' | 'rule'> => ({
    answer: {
      status: 200,
      state: request.state,
      revision: request.revision,
      counter: FIRST_COUNTER + request.revision - 1,
    },
    rule,
  });
  if (isSigning) return refuse('pending');
  const last = stored?.revision ?? 0;
  if (stored && request.revision === last)
    return request.state === stored.state && request.schema === stored.schema
      ? accept('same')
      : refuse('other');
  if (request.revision > last && stored && stored.state !== 'ACTIVE') return refuse('ended');
  return request.revision === last + 1 ? accept('next') : refuse('skipped');
}

/** The line and the body of a request, shortened as on the page. */
export function toRequestText({revision, state, schema}: PlayRequest): readonly [string, string] {
  const content = schema === undefined ? '' : `, "schema": {… "receipt_type": "${schema}" …}`;
  return [`PUT …/tx/e3b7c1f4…?tx_revision=${revision}`, `{"state": "${state}"${content}, …}`];
}

/** The status and the body of an answer, shortened as on the page. */
export function toAnswerText(answer: PlayAnswer): readonly [string, string] {
  return answer.status === 409
    ? ['409 Conflict', `{"code": "${answer.code}", …}`]
    : [
        '200 OK',
        `{"number": 4711, "state": "${answer.state}", "revision": ${answer.revision}, "signature": {"counter": ${answer.counter}, …}, …}`,
      ];
}

function send(before: Play, request: PlayRequest, isSigning = false): Play {
  return [...before, {request, ...toAnswer(request, toStored(before), isSigning)}];
}

function isSigned(step: PlayStep | undefined): boolean {
  return step?.rule === 'next';
}

function toOtherBody({state}: PlayRequest): Omit<PlayRequest, 'revision'> {
  if (state === 'ACTIVE') return {state, schema: 'RECEIPT'};
  return bodies[state === 'FINISHED' ? 'cancel' : 'finish'];
}
