import {Children, useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Button} from '@site/src/kit/Button';
import {
  play,
  playActions,
  revisionRules,
  toAnswerText,
  toRequestText,
  toStored,
  usualPlay,
  type PlayAction,
  type PlayStep,
  type TransactionState,
} from '@site/src/model/figures/transactionPlay';
import {toPart} from '@site/src/model/pages/parts';
import styles from './TransactionPlay.module.css';

/** Requests in view. */
const SHOWN = 3;
const STATES: readonly TransactionState[] = ['ACTIVE', 'FINISHED', 'CANCELLED'];

interface TransactionPlayProps {
  /** The receipt of the sale, then the table of rules in the order of `revisionRules`. */
  readonly children: ReactNode;
}

/**
 * A sale that the reader starts, finishes, cancels or sends wrongly, with the answers of SIGN DE,
 * the receipt so far, and the rule that decided. Sends nothing. Without scripts it shows the usual
 * path. Renders a `<figure>` and the rules.
 */
export function TransactionPlay({children}: TransactionPlayProps): ReactNode {
  const [receipt, ...rules] = Children.toArray(children).filter(
    (child) => typeof child !== 'string',
  );
  const [steps, setSteps] = useState(usualPlay);
  // What each rule of the page's table is about; empty until the reader plays.
  const [causes, setCauses] = useState<readonly string[]>([]);
  const ground = useRef<HTMLDivElement>(null);
  const state = toStored(steps)?.state ?? 'ACTIVE';
  const last = steps.at(-1);
  useEffect(() => {
    if (causes.length === 0 || !last) return;
    toRows(ground.current).forEach((row, place) => {
      const isLit = revisionRules[place] === last.rule;
      row.toggleAttribute('data-lit', isLit);
      if (isLit) row.setAttribute('data-lit', String(last.answer.status));
      row.ariaCurrent = isLit ? 'true' : null;
    });
  }, [causes, last]);
  const press = (action: PlayAction): void => {
    setCauses(toRows(ground.current).map(toCause));
    setSteps(play(steps, action));
  };
  const labels = toLabels();
  return (
    <div>
      <figure className={styles.play} data-figure="transaction-play">
        <div className={styles.till}>
          <div
            className={styles.actions}
            role="group"
            data-print="no"
            {...toPart('no')}
            aria-label={translate({
              id: 'transactionPlay.actions',
              message: 'Play a transaction',
              description: 'Name of the row of buttons that send requests of a pretended sale',
            })}>
            <p className={styles.hint}>
              <Translate
                id="transactionPlay.hint"
                description="Above the buttons that send requests of a pretended sale">
                Press a button. Nothing is sent.
              </Translate>
            </p>
            {playActions.map((action) => (
              <Button
                key={action}
                size="s"
                variant={action === 'start' ? 'primary' : 'secondary'}
                onClick={() => press(action)}>
                {labels[action]}
              </Button>
            ))}
          </div>
          <p className={styles.states}>
            {STATES.map((name) => (
              <code key={name} aria-current={name === state || undefined}>
                {name}
              </code>
            ))}
          </p>
          <div
            role="log"
            className={styles.log}
            aria-label={translate({
              id: 'transactionPlay.log',
              message: 'Requests and responses',
              description: 'Name of the list of requests of a pretended sale, with their responses',
            })}>
            <ol start={Math.max(steps.length - SHOWN, 0) + 1}>
              {steps.slice(-SHOWN).map((step, place) => (
                <Exchange
                  key={Math.max(steps.length - SHOWN, 0) + place}
                  step={step}
                  cause={causes[revisionRules.indexOf(step.rule)]}
                />
              ))}
            </ol>
          </div>
        </div>
        <div className={styles.paper} data-state={state}>
          {receipt}
          <p className={styles.note}>{toNote(state)}</p>
        </div>
      </figure>
      <div ref={ground} className={styles.rules}>
        {rules}
      </div>
    </div>
  );
}

function toRows(ground: HTMLElement | null): readonly HTMLTableRowElement[] {
  return [...(ground?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
}

/** A rule in words: the cells before its result, with the heads of their columns. */
function toCause(row: HTMLTableRowElement): string {
  const heads = row.closest('table')?.querySelectorAll('th') ?? [];
  return [...row.cells]
    .slice(0, -1)
    .map(({textContent}, place) => [heads[place]?.textContent, textContent])
    .filter(([, text]) => text !== '–')
    .map((parts) => parts.join(': '))
    .join(' · ');
}

interface ExchangeProps {
  readonly step: PlayStep;
  readonly cause: string | undefined;
}

function Exchange({step: {request, answer}, cause}: ExchangeProps): ReactNode {
  const [line, body] = toRequestText(request);
  const [status, result] = toAnswerText(answer);
  return (
    <li>
      <code>
        {line}
        <br />
        {body}
      </code>
      <code className={styles.answer} data-status={answer.status}>
        <strong>{status}</strong> {result}
      </code>
      {answer.status !== 200 && cause && <p className={styles.cause}>{cause}</p>}
    </li>
  );
}

function toLabels(): Readonly<Record<PlayAction, string>> {
  return {
    start: translate({
      id: 'transactionPlay.start',
      message: 'Start a new sale',
      description: 'Button that sends the first request of a pretended sale',
    }),
    finish: translate({
      id: 'transactionPlay.finish',
      message: 'Finish',
      description: 'Button that finishes a pretended sale',
    }),
    cancel: translate({
      id: 'transactionPlay.cancel',
      message: 'Cancel',
      description: 'Button that cancels a pretended sale',
    }),
    again: translate({
      id: 'transactionPlay.again',
      message: 'Send again',
      description: 'Button that sends the last request of a pretended sale again, unchanged',
    }),
    change: translate({
      id: 'transactionPlay.change',
      message: 'Send again with another body',
      description: 'Button that sends the last revision of a pretended sale with another body',
    }),
    skip: translate({
      id: 'transactionPlay.skip',
      message: 'Skip a revision',
      description: 'Button that finishes a pretended sale with a revision that is one too high',
    }),
    race: translate({
      id: 'transactionPlay.race',
      message: 'Finish and cancel at once',
      description: 'Button that sends two requests of a pretended sale at the same time',
    }),
  };
}

function toNote(state: TransactionState): ReactNode {
  if (state === 'ACTIVE')
    return (
      <Translate
        id="transactionPlay.active"
        description="Below the receipt of a pretended sale that is not finished">
        Don’t print yet: the end is not signed.
      </Translate>
    );
  if (state === 'FINISHED')
    return (
      <Translate
        id="transactionPlay.finished"
        description="Below the receipt of a pretended sale that is finished">
        The end is signed. Print the receipt.
      </Translate>
    );
  return (
    <Translate
      id="transactionPlay.cancelled"
      description="Below the receipt of a pretended sale that is cancelled">
      The abort is signed. There is no sale to print.
    </Translate>
  );
}
