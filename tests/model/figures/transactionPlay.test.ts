import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  play,
  playActions,
  revisionRules,
  toAnswer,
  toAnswerText,
  toRequestText,
  toStored,
  usualPlay,
  type PlayAction,
  type PlayRequest,
  type PlayStep,
} from '../../../src/model/figures/transactionPlay';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {printedReceipts} from '../../../src/data/receipts/printed/all';
import {readYaml} from '../../support/readYaml';

const root = path.resolve(__dirname, '../../..');
const press = (...actions: readonly PlayAction[]): PlayStep | undefined =>
  actions.reduce(play, play([], 'start')).at(-1);

/** The rows of the page's table "Revisions". */
const rows = readFileSync(path.join(root, 'docs/sign-de/transaction-lifecycle.mdx'), 'utf8')
  .split('{/* #revisions */}')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the rules of revisions', () => {
  const cases: Readonly<
    Record<(typeof revisionRules)[number], readonly (readonly PlayAction[])[]>
  > = {
    next: [[], ['finish'], ['cancel']],
    same: [['again'], ['finish', 'again'], ['cancel', 'again'], ['finish', 'again', 'again']],
    other: [['change'], ['finish', 'change'], ['cancel', 'change']],
    skipped: [['skip']],
    ended: [
      ['finish', 'finish'],
      ['finish', 'cancel'],
      ['cancel', 'finish'],
      ['finish', 'skip'],
    ],
    pending: [['race'], ['finish', 'race'], ['cancel', 'race']],
  };

  it.each(revisionRules.map((rule, place) => ({rule, place})))(
    'answer what row $place of the page says: $rule',
    ({rule, place}) => {
      expect(rows).toHaveLength(revisionRules.length);
      const [, , , result = ''] = rows[place] ?? [];
      const [status, code] = /(409) `(\w+)`/.exec(result)?.slice(1) ?? ['200', undefined];
      for (const actions of cases[rule]) {
        const {answer, rule: found} = press(...actions)!;
        expect({actions, found, status: String(answer.status)}).toEqual({
          actions,
          found: rule,
          status,
        });
        expect('code' in answer ? answer.code : undefined).toBe(code);
      }
    },
  );

  it('refuse an earlier revision', () => {
    const start: PlayRequest = {revision: 1, state: 'ACTIVE'};
    const finish: PlayRequest = {revision: 2, state: 'FINISHED', schema: 'RECEIPT'};
    expect(toAnswer(start, finish).answer).toEqual({status: 409, code: 'E_TX_UPSERT'});
    expect(toAnswer({...finish, revision: 3}, {...start, revision: 4}).rule).toBe('skipped');
  });

  it('sign nothing twice', () => {
    const [start, finish, ...others] = [...usualPlay, press('finish', 'again')];
    const counters = [start, finish, ...others].map((step) =>
      step?.answer.status === 200 ? step.answer.counter : undefined,
    );
    const {signatureCounter} = germanReceipt.transaction;
    expect(counters).toEqual([signatureCounter - 1, signatureCounter, signatureCounter]);
  });
});

describe('a play', () => {
  it('begins anew with a start, and keeps what is stored after a refusal', () => {
    expect(play(usualPlay, 'start')).toHaveLength(1);
    const refused = play(play(usualPlay, 'change'), 'skip');
    expect(refused).toHaveLength(4);
    expect(toStored(refused)).toEqual(usualPlay[1]!.request);
  });

  it('needs a start', () => {
    for (const action of playActions)
      expect(play([], action)).toHaveLength(action === 'start' ? 1 : 0);
  });

  it('shows parts of the example of the page', () => {
    expect(usualPlay.map(({request}) => toRequestText(request))).toEqual([
      ['PUT …/tx/e3b7c1f4…?tx_revision=1', '{"state": "ACTIVE", …}'],
      [
        'PUT …/tx/e3b7c1f4…?tx_revision=2',
        '{"state": "FINISHED", "schema": {… "receipt_type": "RECEIPT" …}, …}',
      ],
    ]);
    expect(toAnswerText(usualPlay[1]!.answer)[1]).toContain('"number": 4711, "state": "FINISHED"');
    expect(germanReceipt.transaction.id).toMatch(/^e3b7c1f4/);
    expect(germanReceipt.transaction.number).toBe(4711);
  });

  it('hides the lines of the receipt that a till does not know before the end', () => {
    const css = readFileSync(
      path.join(root, 'src/features/figures/TransactionPlay.module.css'),
      'utf8',
    );
    expect(css).toContain(':nth-child(5), pre > span:nth-child(n + 10):not(:nth-child(19))');
    const {text} = printedReceipts.find(({id}) => id === 'germany-digital')!;
    const lines = text.split('\n').slice(1);
    expect(lines[4]).toMatch(/^Beleg/);
    expect(lines.slice(0, 9).at(-1)).toMatch(/^1 x Apfelkuchen/);
    expect(lines[18]).toMatch(/^Beginn/);
  });

  it('uses error codes of the specification', () => {
    const {['x-error-catalogue']: known} = readYaml(
      path.join(root, 'static/openapi/kassensichv/v2.yaml'),
    ) as {
      readonly 'x-error-catalogue': readonly {readonly code: string; readonly status: number}[];
    };
    for (const code of ['E_TX_UPSERT', 'E_PENDING_TX_CONFLICT'])
      expect(known.find((row) => row.code === code)?.status).toBe(409);
  });
});
