import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Button} from '@site/src/kit/Button';
import {arrowDownload, check, clipboard} from '@site/src/kit/icons';
import type {CheckWords} from '@site/src/data/check/words/row';
import {toVerdictTitle} from './checkWords';
import type {CheckResult} from './messages';
import styles from './ReportActions.module.css';
import {toReportJson, toReportText} from './reportText';

interface ReportActionsProps {
  readonly result: CheckResult;
  readonly words: CheckWords;
}

/** Buttons that copy the report as text, or save it as JSON. Renders a `<div>`. */
export function ReportActions({result, words}: ReportActionsProps): ReactNode {
  const [copied, setCopied] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(
        toReportText(result, words, toVerdictTitle(result.report.verdict)),
      );
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className={styles.reportActions} data-print="no">
      <Button variant="secondary" icon={copied === 'copied' ? check : clipboard} onClick={copy}>
        <Translate id="check.report.copy" description="Button that copies the result as text">
          Copy report
        </Translate>
      </Button>
      <Button
        variant="secondary"
        icon={arrowDownload}
        onClick={() => save(toReportJson(result.report))}>
        <Translate id="check.report.save" description="Button that saves the result as a file">
          Save as JSON
        </Translate>
      </Button>
      <span role="status">{toCopyState(copied)}</span>
    </div>
  );
}

function toCopyState(state: 'idle' | 'copied' | 'failed'): string {
  switch (state) {
    case 'copied':
      return translate({
        id: 'check.report.copied',
        message: 'Copied',
        description: 'Shown after the report was copied',
      });
    case 'failed':
      return translate({
        id: 'check.report.failed',
        message: 'Your browser doesn’t let this page copy. Save the report instead.',
        description: 'Shown if the report could not be copied',
      });
    default:
      return '';
  }
}

/** Saves a text as `receipt-check.json`. The file is made in the page. */
function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'receipt-check.json';
  link.click();
  URL.revokeObjectURL(address);
}
