import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {legalDates} from '@site/src/data/legalDates';

type LegalDateId = (typeof legalDates)[number]['fact'];

const TEXTS: Record<LegalDateId, ReactNode> = {
  verifactuCompanies: (
    <Translate id="legalDate.verifactuCompanies" description="A coming date of law: what begins">
      Spain: Veri*factu becomes binding for payers of corporate income tax
    </Translate>
  ),
  frenchVatCode: (
    <Translate id="legalDate.frenchVatCode" description="A coming date of law: what changes">
      France: the VAT rules, including those for tills, move to the CIBS code
    </Translate>
  ),
  verifactuOthers: (
    <Translate id="legalDate.verifactuOthers" description="A coming date of law: what begins">
      Spain: Veri*factu becomes binding for all others in scope
    </Translate>
  ),
};

/** The event on a coming legal date, in one line. */
export function LegalDateText({id}: {readonly id: LegalDateId}): ReactNode {
  return TEXTS[id];
}
