import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {useCountryName} from '@site/src/features/language/useCountryName';

/** How to check a receipt on paper, and why signatures fail. */
export function CheckHelp(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const toName = useCountryName();
  const list = new Intl.ListFormat(currentLocale);
  const toNames = (countries: readonly string[]): string => list.format(countries.map(toName));
  return (
    <>
      <Heading as="h2" id="paper">
        {translate({
          id: 'check.paper',
          message: 'Check the QR code on a receipt',
          description: 'Title above how to check a printed receipt',
        })}
      </Heading>
      <p>
        <Translate
          id="check.paper.text"
          description="How to check a printed receipt; “Take a photo” is check.photo">
          On a phone, “Take a photo” opens the camera. Lay the receipt flat in even light, and let
          the code fill at least a third of the picture. If another app has already scanned the
          code, paste its text.
        </Translate>
      </p>
      <Heading as="h2" id="mistakes">
        {translate({
          id: 'check.mistakes',
          message: 'Why a signature is invalid',
          description: 'Title above the mistakes that the check names',
        })}
      </Heading>
      <p>
        <Translate id="check.mistakes.text" description="Above a list of mistakes per country">
          If a signature, hash or chain fails, the check tries the usual mistakes and names the one
          that fits.
        </Translate>
      </p>
      <ul>
        {MISTAKES.map(({countries, mistakes}) => (
          <li key={countries.join()}>
            <strong>{`${toNames(countries)} –`}</strong> {mistakes}
          </li>
        ))}
      </ul>
    </>
  );
}

const MISTAKES = [
  {
    countries: ['DE'],
    mistakes: (
      <Translate id="check.mistakes.de" description="Mistakes in German receipt codes">
        local time printed as UTC, line feeds in an order, amounts in another form, swapped times or
        numbers, a code that was cut.
      </Translate>
    ),
  },
  {
    countries: ['AT'],
    mistakes: (
      <Translate id="check.mistakes.at" description="Mistakes in Austrian receipt codes">
        the card’s status 9000 at the end of the signature, DER, half a signature, base64url, data
        hashed twice, a hash over the wrong part of the previous receipt, a wrong initialization
        vector.
      </Translate>
    ),
  },
  {
    countries: ['ES'],
    mistakes: (
      <Translate id="check.mistakes.es" description="Mistakes in Spanish records">
        values that are URL-encoded or not trimmed, a missing previous hash, lower case, Latin-1
        instead of UTF-8, a date in another form.
      </Translate>
    ),
  },
  {
    countries: ['IT', 'FR'],
    mistakes: (
      <Translate id="check.mistakes.itFr" description="Mistakes in Italian and French archives">
        missing records, a VAT split that isn’t rounded as the law requires, lines, payments and
        closings that don’t add up.
      </Translate>
    ),
  },
];
