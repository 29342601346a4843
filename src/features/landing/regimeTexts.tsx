import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Country} from '@site/src/data/countries';
import {Fact} from '@site/src/features/facts/Fact';

interface RegimeTextProps {
  readonly id: Country;
}

const COUNTRIES: Record<Country, ReactNode> = {
  de: (
    <Translate id="regime.de.country" description="Name of the country">
      Germany
    </Translate>
  ),
  at: (
    <Translate id="regime.at.country" description="Name of the country">
      Austria
    </Translate>
  ),
  es: (
    <Translate id="regime.es.country" description="Name of the country">
      Spain
    </Translate>
  ),
  it: (
    <Translate id="regime.it.country" description="Name of the country">
      Italy
    </Translate>
  ),
  fr: (
    <Translate id="regime.fr.country" description="Name of the country">
      France
    </Translate>
  ),
};

const DEMANDS: Record<Country, ReactNode> = {
  de: (
    <Translate
      id="regime.de.demand"
      description="The requirements of German law for tills, in one sentence">
      A certified security device signs every transaction. Tills are reported to the tax office, and
      every closing can be exported.
    </Translate>
  ),
  at: (
    <Translate
      id="regime.at.demand"
      description="The requirements of Austrian law for tills, in one sentence">
      Every cash receipt is signed, chained to the previous one and printed with a machine-readable
      code.
    </Translate>
  ),
  es: (
    <Translate
      id="regime.es.demand"
      description="The requirements of Spanish law for invoicing software; {date} is the first day for companies"
      values={{date: <Fact key="date" id="verifactuCompanies" />}}>
      {
        'Every invoice becomes a chained record with a QR code: Veri*factu from {date} for companies, and TicketBAI already in the Basque provinces.'
      }
    </Translate>
  ),
  it: (
    <Translate
      id="regime.it.demand"
      description="The requirements of Italian law for tills, in one sentence">
      Takings are recorded electronically and sent to the revenue agency; the customer gets a
      documento commerciale.
    </Translate>
  ),
  fr: (
    <Translate
      id="regime.fr.demand"
      description="The requirements of French law for tills, in one sentence">
      Till data must be unalterable, secured, stored and archived, with daily, monthly and yearly
      closings.
    </Translate>
  ),
};

/** The country's name in the reader's language. */
export function RegimeCountry({id}: RegimeTextProps): ReactNode {
  return COUNTRIES[id];
}

/** The requirements of the country's law, in one or two sentences. */
export function RegimeDemand({id}: RegimeTextProps): ReactNode {
  return DEMANDS[id];
}
