import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ApiId} from '@site/src/data/apis';

/** The purpose of each API, in one line. */
const subjects: Readonly<Record<ApiId, () => ReactNode>> = {
  kassensichv: () => (
    <Translate id="apiReference.subject.kassensichv" description="What the SIGN DE API is for">
      Signs transactions of German tills in a cloud TSS, as KassenSichV requires.
    </Translate>
  ),
  submission: () => (
    <Translate id="apiReference.subject.submission" description="What the SUBMIT DE API is for">
      Reports German tills to the tax office.
    </Translate>
  ),
  dsfinvk: () => (
    <Translate id="apiReference.subject.dsfinvk" description="What the DSFINVK DE API is for">
      Collects cash point closings and exports them as DSFinV-K.
    </Translate>
  ),
  rksv: () => (
    <Translate id="apiReference.subject.rksv" description="What the SIGN AT API is for">
      Signs receipts of Austrian cash registers under RKSV.
    </Translate>
  ),
  'sign-es': () => (
    <Translate id="apiReference.subject.signEs" description="What the SIGN ES API is for">
      Registers Spanish invoices with Veri*factu and TicketBAI.
    </Translate>
  ),
  'sign-it': () => (
    <Translate id="apiReference.subject.signIt" description="What the SIGN IT API is for">
      Issues Italian commercial documents and transmits daily takings.
    </Translate>
  ),
  'sign-fr': () => (
    <Translate id="apiReference.subject.signFr" description="What the SIGN FR API is for">
      Secures records of French tills: inalterable, chained, archived.
    </Translate>
  ),
  ereceipt: () => (
    <Translate id="apiReference.subject.ereceipt" description="What the RECEIPT API is for">
      Gives customers digital receipts.
    </Translate>
  ),
  safe: () => (
    <Translate id="apiReference.subject.safe" description="What the SAFE API is for">
      Archives fiscal records for as long as the law requires.
    </Translate>
  ),
  management: () => (
    <Translate id="apiReference.subject.management" description="What the Management API is for">
      Organizations, users and API keys.
    </Translate>
  ),
};

/** The purpose of an API, in the reader's language. Throws if the API has no line. */
export function ApiSubject({id}: {readonly id: string}): ReactNode {
  if (!isApiId(id))
    throw new Error(
      `src/features/catalogue/ApiSubject.tsx has no line for "${id}". Say there what the API is for.`,
    );
  return subjects[id]();
}

function isApiId(id: string): id is ApiId {
  return Object.hasOwn(subjects, id);
}
