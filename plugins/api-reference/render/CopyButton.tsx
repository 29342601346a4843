import type {ReactNode} from 'react';
import type {RedocLabels} from '../../../src/data/redocLabels';

/** Copies the code of its figure. Hidden until scripts run. */
export function CopyButton({labels}: {readonly labels: RedocLabels['own']}): ReactNode {
  return (
    <button type="button" className="apiref-copy" data-copied={labels.copied} aria-live="polite">
      {labels.copy}
    </button>
  );
}
