import {useLayoutEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {codeLanguages} from '@site/src/data/codeLanguages';
import {exampleChoice} from '@site/src/data/exampleChoice';
import {products} from '@site/src/data/products';
import {countryChoice} from '@site/src/data/quickStart';
import {useCountryName} from '@site/src/features/language/useCountryName';
import {toShownParts} from '@site/src/model/choices/country';
import {useExampleForm, writeExampleForm} from '@site/src/features/examples/exampleForm';
import {countries, country as choice, followLink, parts, useCountry} from './country';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import styles from './QuickStartChoice.module.css';
import {RadioRow} from './RadioRow';

const {all} = countryChoice;

/**
 * Country and code language, chosen once for the page and remembered. Renders a `<div>` with two
 * radio groups, or nothing if scripts don't run.
 */
export function QuickStartChoice(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {hash} = useLocation();
  // Before the page scrolls to the part, which this may show.
  useLayoutEffect(() => followLink(hash), [hash]);
  const country = useCountry();
  const form = useExampleForm();
  const toName = useCountryName();
  const shown = toShownParts(parts, country ?? all, all).map(
    ({product}) => products.find(({id}) => id === product)?.label,
  );
  return (
    <div className={styles.choice} lang={currentLocale}>
      <RadioRow
        isWhole
        label={
          <Translate
            id="quickStart.country"
            description="Label of the choice of a country in the quick start">
            Country
          </Translate>
        }
        options={[
          ...countries.map((id) => ({value: id, label: toName(id)})),
          {
            value: all,
            label: translate({
              id: 'quickStart.country.all',
              message: 'All',
              description: 'Choice in the quick start: the parts of all countries',
            }),
          },
        ]}
        value={country ?? ''}
        onChange={choice.write}
      />
      <RadioRow
        label={
          <Translate
            id="quickStart.code"
            description="Label of the choice of a form of example requests in the quick start: HTTP, cURL, JavaScript …">
            Requests in
          </Translate>
        }
        options={[
          {value: exampleChoice.raw, label: 'HTTP'},
          ...codeLanguages.map(({id, label}) => ({value: id, label})),
        ]}
        value={form}
        onChange={writeExampleForm}
      />
      <VisuallyHidden role="status">
        {country === undefined ? null : country === all ? (
          <Translate
            id="quickStart.shown.all"
            description="Under the choice of a country in the quick start, while all are chosen">
            All products are shown. Your choice is remembered in this browser.
          </Translate>
        ) : (
          <Translate
            id="quickStart.shown"
            description="Under the choice of a country in the quick start; {products} are names of products"
            values={{products: shown.join(', ')}}>
            {'Shown: {products}.'}
          </Translate>
        )}
      </VisuallyHidden>
    </div>
  );
}
