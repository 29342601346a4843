import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/features/page/ScrollTable';
import {OwnGuideLink} from '@site/src/features/language/OwnGuideLink';
import {useCountryName} from '@site/src/features/language/useCountryName';

/** What can be checked per country, and what no check of a receipt can see. */
export function CountryTable(): ReactNode {
  const toName = useCountryName();
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'check.countries.country',
              message: 'Country',
              description: 'Column: country',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'check.countries.input',
              message: 'Paste or drop',
              description: 'Column: what a reader can enter',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'check.countries.shown',
              message: 'The check shows',
              description: 'Column: what the check shows',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'check.countries.hidden',
              message: 'It can’t show',
              description: "Column: what it can't show",
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({country, guide, input, shown, hidden}) => (
          <tr key={country}>
            <th scope="row">
              <OwnGuideLink to={guide}>{toName(country)}</OwnGuideLink>
            </th>
            <td>{input}</td>
            <td>{shown}</td>
            <td>{hidden}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

const ROWS = [
  {
    country: 'DE',
    guide: '/sign-de/qr-code-validation',
    input: (
      <Translate id="check.countries.de.input" description="Inputs for Germany">
        QR code of a receipt (V0;…), process data (Beleg^…), DSFinV-K export (ZIP), TSE archive
        (TAR)
      </Translate>
    ),
    shown: (
      <Translate id="check.countries.de.shown" description="What the check shows for Germany">
        Whether the signature fits, for log versions 2 and 3, all curves in use and all time
        formats. Sums, payments, format, and the mistake that broke the signature.
      </Translate>
    ),
    hidden: (
      <Translate id="check.countries.de.hidden" description="What it can't show for Germany">
        Whether the TSE is certified, whether its certificate is valid, and whether receipts are
        missing.
      </Translate>
    ),
  },
  {
    country: 'AT',
    guide: '/sign-at/machine-readable-code',
    input: (
      <Translate id="check.countries.at.input" description="Inputs for Austria">
        Machine-readable code, OCR text, JWS, DEP7 file
      </Translate>
    ),
    shown: (
      <Translate id="check.countries.at.shown" description="What the check shows for Austria">
        The signature with the certificate, or of two codes by their common key. The chain, the kind
        of receipt, and with your AES key the turnover counter.
      </Translate>
    ),
    hidden: (
      <Translate id="check.countries.at.hidden" description="What it can't show for Austria">
        Whether the till is registered at FinanzOnline, and whether the certificate was revoked.
      </Translate>
    ),
  },
  {
    country: 'ES',
    guide: '/sign-es/introduction',
    input: (
      <Translate id="check.countries.es.input" description="Inputs for Spain">
        Veri*factu QR code or records (XML), TicketBAI code or file
      </Translate>
    ),
    shown: (
      <Translate id="check.countries.es.shown" description="What the check shows for Spain">
        The hash and the chain of records, the code against its record, check digits, and the
        signature of a TicketBAI file in canonical XML.
      </Translate>
    ),
    hidden: (
      <Translate id="check.countries.es.hidden" description="What it can't show for Spain">
        Whether the AEAT or the provincial treasury has the record. A Veri*factu QR code has no hash
        and no signature.
      </Translate>
    ),
  },
  {
    country: 'IT',
    guide: '/sign-it/receipt_compliance',
    input: (
      <Translate id="check.countries.it.input" description="Inputs for Italy">
        Partita IVA, codice fiscale, document number, lottery code, journal of SIGN IT
      </Translate>
    ),
    shown: (
      <Translate id="check.countries.it.shown" description="What the check shows for Italy">
        Check digits and forms. In a journal, every signature, the sequence and the sums.
      </Translate>
    ),
    hidden: (
      <Translate id="check.countries.it.hidden" description="What it can't show for Italy">
        Whether a document exists. It has no code that can be checked, so only the portal of the
        Agenzia delle Entrate confirms it.
      </Translate>
    ),
  },
  {
    country: 'FR',
    guide: '/sign-fr/isca_requirements',
    input: (
      <Translate id="check.countries.fr.input" description="Inputs for France">
        SIREN, SIRET, VAT number, extract of a signature, archive of SIGN FR
      </Translate>
    ),
    shown: (
      <Translate id="check.countries.fr.shown" description="What the check shows for France">
        Check digits and forms. In an archive, every chain, the closings and the perpetual total.
      </Translate>
    ),
    hidden: (
      <Translate id="check.countries.fr.hidden" description="What it can't show for France">
        Whether a receipt is in an archive. France doesn’t require a code on receipts.
      </Translate>
    ),
  },
] as const;
