import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CheckOptions} from '@bonarium/fiscal';
import type {SampleId} from '@site/src/data/check/samples';
import {LoadStatus} from '@site/src/features/loading/LoadStatus';
import {useLoad} from '@site/src/features/loading/useLoad';
import {useWhenIdle} from '@site/src/features/loading/useWhenIdle';
import {CheckField} from './CheckField';
import {CheckResult} from './CheckResult';
import styles from './CheckTool.module.css';
import {loadExplanations, type Explanations} from './explanations';
import {FaultText} from './FaultText';
import {SampleList, toSampleId} from './SampleList';
import {useChecker} from './useChecker';

/**
 * The field for a receipt, the examples and the result. Nothing of it gets into addresses or
 * storage. Renders a `<div>`.
 */
export function CheckTool(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const [explanations, setExplanations] = useState<Explanations>();
  const [fileName, setFileName] = useState('');
  const [sample, setSample] = useState<SampleId>();
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<string | Blob>('');
  const result = useRef<HTMLDivElement>(null);
  const load = useLoad();
  const {state, isReady, prepare, check, reset} = useChecker();
  /** `ahead`: code loads while the reader does something else. `now`: the reader waits for it. */
  const [need, setNeed] = useState<'ahead' | 'now'>();

  const {run} = load;
  const isNeeded = need !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    prepare();
    run(async () => setExplanations(await loadExplanations(currentLocale)));
  }, [isNeeded, prepare, run, currentLocale]);
  useWhenIdle(useCallback(() => setNeed((before) => before ?? 'ahead'), []));
  const loadNow = (): void => setNeed('now');

  const start = (next: string | Blob, options?: CheckOptions): void => {
    loadNow();
    input.current = next;
    setFileName(next instanceof File ? next.name : '');
    check(next, options);
  };
  const checkOwn = (next: string | Blob): void => {
    leaveSample();
    setSample(undefined);
    if (field.current && typeof next !== 'string') field.current.value = '';
    start(next);
  };
  const clear = (): void => {
    leaveSample();
    setSample(undefined);
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
    setFileName('');
    reset();
  };
  const openSample = (id: SampleId): void => {
    loadNow();
    // Opens again as soon as the examples have been loaded.
    if (explanations === undefined) return;
    const text = explanations.samples[id];
    if (field.current) field.current.value = text;
    setSample(id);
    start(text);
  };
  const open = useRef(openSample);
  useEffect(() => {
    open.current = openSample;
  });
  useEffect(() => {
    const follow = (): void => {
      const id = toSampleId(window.location.hash);
      if (id !== undefined) open.current(id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [explanations]);

  // What was read from a file or a photo can be seen and corrected.
  const readText = state.status === 'checked' && fileName !== '' ? state.text : '';
  useEffect(() => {
    if (field.current && readText !== '') field.current.value = readText;
  }, [readText]);

  const isChecked = state.status === 'checked' && explanations !== undefined;
  useEffect(() => {
    if (!isChecked && state.status !== 'fault') return;
    result.current?.scrollIntoView({block: 'nearest', behavior: 'smooth'});
    // A reader who pressed something continues at the result. One who typed may change the text.
    const {activeElement} = document;
    if (activeElement !== field.current && !result.current?.contains(activeElement))
      result.current?.focus({preventScroll: true});
  }, [isChecked, state.status]);

  return (
    <div
      className={styles.checkTool}
      data-ready={(isReady && explanations !== undefined) || undefined}
      onFocusCapture={loadNow}
      onPointerDownCapture={loadNow}
      onDragEnter={loadNow}>
      <div className={styles.checkDesk}>
        <CheckField
          field={field}
          fileName={fileName}
          isChecking={state.status === 'checking'}
          kinds={explanations?.words.kinds}
          onCheck={checkOwn}
          onClear={clear}
        />
        <SampleList current={sample} onOpen={openSample} />
      </div>
      {(need === 'now' || load.state.status === 'failed') && <LoadStatus load={load} />}
      <div ref={result} className={styles.checkAnswer} tabIndex={-1}>
        <p role="status" className={styles.checkState}>
          {state.status === 'checking' && (
            <Translate id="check.checking" description="Shown while a receipt is checked">
              Checking…
            </Translate>
          )}
        </p>
        {state.status === 'fault' && (
          <p role="alert" className={styles.checkFault}>
            <FaultText fault={state.fault} />
          </p>
        )}
        {state.status === 'failed' && (
          <p role="alert" className={styles.checkFault}>
            {translate(
              {
                id: 'check.failed',
                message:
                  'The check stopped with an error. Try again, or reload the page. ({error})',
                description: 'Error message; {error} is the text of a technical error',
              },
              {error: state.error},
            )}
          </p>
        )}
        {isChecked && (
          <CheckResult
            result={state}
            isDone={state.isDone}
            explanations={explanations}
            example={sample}
            onMore={(options) => start(input.current, options)}
          />
        )}
      </div>
    </div>
  );
}

/** Removes the example from the address, because the page no longer shows it. */
function leaveSample(): void {
  const {hash, pathname, search} = window.location;
  if (toSampleId(hash) !== undefined)
    window.history.replaceState(window.history.state, '', pathname + search);
}
