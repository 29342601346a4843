import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {countryChoice, readerValues} from '@site/src/data/quickStart';
import {useReaderValues, writeReaderValue} from '@site/src/features/choices/readerValues';
import {TextField} from '@site/src/kit/TextField';
import {isFillable, isUuid} from '@site/src/model/content/values';
import {toShownParts} from '@site/src/model/choices/country';
import {parts, useCountry} from './country';
import styles from './YourValues.module.css';

/**
 * Fields for the reader's IDs and token, which all examples then contain. Renders a closed
 * `<details>`, which is hidden if scripts don't run.
 */
export function YourValues(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const values = useReaderValues();
  const shown = toShownParts(parts, useCountry() ?? countryChoice.all, countryChoice.all).map(
    ({product}) => product,
  );
  const rows = readerValues.filter(({product}) => product === undefined || shown.includes(product));
  return (
    <details className={styles.yourValues} lang={currentLocale}>
      <summary>
        <Translate
          id="quickStart.values"
          description="Opens fields for the reader's IDs and token, which replace the samples in all requests">
          Your values
        </Translate>
      </summary>
      <p>
        <Translate
          id="quickStart.values.lead"
          description="Above fields for the reader's IDs and token in the quick start">
          Fill them in once, and all requests on this page contain them. They stay in this page’s
          memory: they are neither stored nor sent.
        </Translate>
      </p>
      <div className={styles.fields}>
        {rows.map(({label, sample}) => {
          const value = values.get(sample) ?? '';
          return (
            <TextField
              key={sample}
              label={<code translate="no">{label}</code>}
              value={value}
              placeholder={sample}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2048}
              error={
                value !== '' &&
                !isFillable(value, sample) &&
                (isUuid(sample) ? (
                  <Translate
                    id="quickStart.values.uuid"
                    description="Below a field of the quick start that needs a UUID and has something else">
                    A UUID has 32 hexadecimal digits in five groups, in lower case.
                  </Translate>
                ) : (
                  <Translate
                    id="quickStart.values.error"
                    description="Below a field of the quick start whose value can't be put into code">
                    Use letters, digits and -._~+/= only.
                  </Translate>
                ))
              }
              onChange={(event) => writeReaderValue(sample, event.currentTarget.value.trim())}
            />
          );
        })}
      </div>
    </details>
  );
}
