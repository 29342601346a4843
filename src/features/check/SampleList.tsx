import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {samples, type SampleId, type SampleRow} from '@site/src/data/check/samples';
import {Icon} from '@site/src/kit/Icon';
import {documentText, warning} from '@site/src/kit/icons';
import styles from './SampleList.module.css';
import {useCountryName} from '@site/src/features/language/useCountryName';

const REGIMES = [...new Set(samples.map(({regime}) => regime))];

/** The fragment that opens an example. Nothing that a reader enters gets into an address. */
function toSampleHash(id: SampleId): string {
  return `#example=${id}`;
}

/** The example that a fragment names, or `undefined`. */
export function toSampleId(hash: string): SampleId | undefined {
  return samples.find(({id}) => toSampleHash(id) === hash)?.id;
}

/** The examples of all regimes as links. Renders a `<div>`. */
export function SampleList({
  current,
  onOpen,
}: {
  /** The example in the field. */
  readonly current: SampleId | undefined;
  readonly onOpen: (id: SampleId) => void;
}): ReactNode {
  const toName = useCountryName();
  return (
    <div className={styles.samples} role="group" aria-labelledby="check-examples">
      <p id="check-examples" className={styles.samplesTitle}>
        <Translate id="check.samples.title" description="Title above links to example receipts">
          Or try an example
        </Translate>
      </p>
      <dl className={styles.sampleList}>
        {REGIMES.map((regime) => (
          <div key={regime}>
            <dt>{toName(regime)}</dt>
            <dd>
              <ul>
                {samples
                  .filter((row) => row.regime === regime)
                  .map((row) => (
                    <li key={row.id}>
                      <Sample row={row} isCurrent={row.id === current} onOpen={onOpen} />
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Sample({
  row: {id, isBroken},
  isCurrent,
  onOpen,
}: {
  readonly row: SampleRow & {readonly id: SampleId};
  readonly isCurrent: boolean;
  readonly onOpen: (id: SampleId) => void;
}): ReactNode {
  // Following the link again doesn't change the fragment, so only a press tells.
  const press = (): void => {
    if (window.location.hash === toSampleHash(id)) onOpen(id);
  };
  return (
    <a
      id={toSampleHash(id).slice(1)}
      className={styles.sample}
      href={toSampleHash(id)}
      onClick={press}
      aria-current={isCurrent || undefined}
      data-broken={isBroken || undefined}>
      <Icon of={isBroken ? warning : documentText} size="xs" />
      {toSampleLabel(id)}
    </a>
  );
}

/** What is special about an example, with the comma before it. The result names its kind itself. */
export function toSampleDifference(id: SampleId): string {
  return toSampleLabel(id).replace(/^[^,]*/, '');
}

/** The name of an example: its kind, and after a comma what was changed. */
function toSampleLabel(id: SampleId): string {
  switch (id) {
    case 'de-code':
      return translate({
        id: 'check.sample.code',
        message: 'QR code',
        description: 'Example of a German QR code',
      });
    case 'de-code-amount':
      return translate({
        id: 'check.sample.codeAmount',
        message: 'QR code, amount changed',
        description: 'Example of a German QR code',
      });
    case 'de-code-time':
      return translate({
        id: 'check.sample.codeTime',
        message: 'QR code, local time',
        description: 'Example of a German QR code in which the till printed local time',
      });
    case 'at-codes':
      return translate({
        id: 'check.sample.codes',
        message: 'Two codes, no certificate',
        description: 'Example of two Austrian codes, checked by their common key',
      });
    case 'at-codes-amount':
      return translate({
        id: 'check.sample.codesAmount',
        message: 'Two codes, amount changed',
        description: 'Example of two Austrian codes',
      });
    case 'at-dep7':
      return translate({
        id: 'check.sample.dep7',
        message: 'DEP7 file',
        description: 'Example of an Austrian journal file',
      });
    case 'at-dep7-removed':
      return translate({
        id: 'check.sample.dep7Removed',
        message: 'DEP7 file, receipt removed',
        description: 'Example of an Austrian journal file',
      });
    case 'es-record':
      return translate({
        id: 'check.sample.record',
        message: 'Veri*factu record',
        description: 'Example of a Spanish record as XML',
      });
    case 'es-record-total':
      return translate({
        id: 'check.sample.recordTotal',
        message: 'Veri*factu record, total changed',
        description: 'Example of a Spanish record as XML',
      });
    case 'es-address':
      return translate({
        id: 'check.sample.address',
        message: 'Veri*factu QR code',
        description: 'Example of a Spanish QR code',
      });
    case 'es-ticketbai':
      return translate({
        id: 'check.sample.ticketbai',
        message: 'TicketBAI QR code',
        description: 'Example of a Basque QR code',
      });
    case 'es-ticketbai-typo':
      return translate({
        id: 'check.sample.ticketbaiTypo',
        message: 'TicketBAI QR code, typing error',
        description: 'Example of a Basque QR code',
      });
    case 'it-journal':
      return translate({
        id: 'check.sample.journal',
        message: 'SIGN IT journal',
        description: 'Example of an Italian journal',
      });
    case 'it-journal-total':
      return translate({
        id: 'check.sample.journalTotal',
        message: 'SIGN IT journal, total changed',
        description: 'Example of an Italian journal',
      });
    case 'fr-archive':
      return translate({
        id: 'check.sample.archive',
        message: 'SIGN FR archive',
        description: 'Example of a French archive',
      });
    case 'fr-archive-amount':
      return translate({
        id: 'check.sample.archiveAmount',
        message: 'SIGN FR archive, amount changed',
        description: 'Example of a French archive',
      });
  }
}
