import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {LoadStatus} from '@site/src/features/loading/LoadStatus';
import {useLoad} from '@site/src/features/loading/useLoad';
import {TextField} from '@site/src/kit/TextField';
import {ProcessData} from './ProcessData';
import styles from './ProcessDataForm.module.css';

/** Field and values of SIGN DE, which aren't translated. `CANCELLATION` is left out, because SIGN DE rejects it. */
const KIND = 'receipt_type';
const KINDS = [
  'RECEIPT',
  'ANNULATION',
  'TRAINING',
  'TRANSFER',
  'ORDER',
  'ABORT',
  'BENEFIT_IN_KIND',
  'INVOICE',
  'OTHER',
] as const;
const RATES = ['NORMAL', 'REDUCED_1', 'SPECIAL_RATE_1', 'SPECIAL_RATE_2', 'NULL'] as const;
const PAYMENTS = ['CASH', 'NON_CASH'] as const;
const NO_PAYMENTS: readonly (typeof PAYMENTS)[number][] = [];
/** The other kinds have no payment (DSFinV-K, Anhang B). */
const PAID_KINDS: readonly (typeof KINDS)[number][] = ['RECEIPT', 'ANNULATION', 'TRAINING'];

type Amount = (typeof RATES | typeof PAYMENTS)[number];

/** What the fields say: `null` for a field whose text isn't a number. */
type Given = Readonly<Record<typeof KIND, (typeof KINDS)[number]> & Record<Amount, string | null>>;

interface Result {
  readonly data: string;
  /** The two sums, if the sale isn't paid in full. */
  readonly off?: Readonly<Record<string, string>>;
}

const EXAMPLE: Given = {
  receipt_type: 'RECEIPT',
  NORMAL: '11.90',
  REDUCED_1: '5.35',
  SPECIAL_RATE_1: '',
  SPECIAL_RATE_2: '',
  NULL: '',
  CASH: '10.00',
  NON_CASH: '7.25',
};
const EXAMPLE_DATA = 'Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar';

const loadFiscal = () => import('@bonarium/fiscal/germany');

/**
 * Calculates the process data of amounts that the reader types, with the code of
 * `@bonarium/fiscal`, which is loaded at the first input. While a field is invalid, it names that
 * field instead of a result. Without scripts it shows an example.
 * Renders a `<form>`.
 */
export function ProcessDataForm(): ReactNode {
  const [given, setGiven] = useState(EXAMPLE);
  const [result, setResult] = useState<Result>({data: EXAMPLE_DATA});
  const form = useRef<HTMLFormElement>(null);
  const load = useLoad();
  const {run} = load;
  const id = useId();
  const kind = given[KIND];
  const payments = PAID_KINDS.includes(kind) ? PAYMENTS : NO_PAYMENTS;
  const invalid = [...RATES, ...payments].find((name) => !isExact(given[name]));
  // The reader may have typed before the text was awake, and a new kind may have emptied payments.
  useEffect(() => setGiven((before) => readForm(form.current, before)), [kind]);
  useEffect(() => {
    if (given === EXAMPLE || invalid) return;
    run(async () => {
      const {checkProcessData, toProcess} = await loadFiscal();
      const {processType, processData} = toProcess({
        standard_v1: {
          receipt: {
            receipt_type: given[KIND],
            amounts_per_vat_rate: RATES.flatMap((rate) =>
              toAmounts(given[rate]).map((amount) => ({vat_rate: rate, amount})),
            ),
            amounts_per_payment_type: payments.flatMap((way) =>
              toAmounts(given[way]).map((amount) => ({payment_type: way, amount})),
            ),
          },
        },
      });
      const off = checkProcessData(processType, processData).find(
        ({code}) => code === 'de.process.sums',
      )?.values;
      setResult({data: processData, ...(off && {off})});
    });
  }, [given, invalid, payments, run]);
  const update = (): void => setGiven((before) => readForm(form.current, before));
  const toField = (name: Amount): ReactNode => (
    <TextField
      key={name}
      name={name}
      label={<code>{name}</code>}
      type="number"
      step="0.01"
      inputMode="decimal"
      value={given[name] ?? ''}
      error={
        isExact(given[name])
          ? undefined
          : translate({
              id: 'processData.decimals',
              message: 'A number with at most 12 digits and two decimals',
              description:
                'Below an amount that is something else in the calculator of process data',
            })
      }
      // A change event is missing if text that isn't a number is typed into an empty field.
      onInput={update}
    />
  );
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onFocus={() => void loadFiscal().catch(() => undefined)}
      aria-label={translate({
        id: 'processData.form',
        message: 'Calculate process data',
        description: 'Name of the calculator that writes the string which a TSS signs',
      })}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={id} className={styles.label}>
            <code>{KIND}</code>
          </label>
          <select id={id} className={styles.kind} value={kind} name={KIND} onInput={update}>
            {KINDS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        {RATES.map(toField)}
        {payments.map(toField)}
        {payments.length === 0 && (
          <p className={styles.unpaid}>
            <Translate
              id="processData.unpaid"
              description="In the calculator of process data, instead of the fields for payments">
              This kind has no payment.
            </Translate>
          </p>
        )}
      </div>
      <LoadStatus load={load} />
      <output className={styles.result}>
        {invalid ? (
          <strong>
            <Translate
              id="processData.invalid"
              description="In the calculator of process data, instead of the result while a field is invalid"
              values={{field: <code>{invalid}</code>}}>
              {'Correct {field} first.'}
            </Translate>
          </strong>
        ) : (
          <>
            {result.off && (
              <strong>
                <Translate
                  id="processData.sums"
                  description="In the calculator of process data, if the sale isn't paid in full"
                  values={{amounts: result.off.amounts, payments: result.off.payments}}>
                  {'The slots add up to {amounts}, the payments to {payments}.'}
                </Translate>
              </strong>
            )}
            <ProcessData>{result.data}</ProcessData>
            <span>
              <Translate
                id="processData.base64"
                description="Before the base64 form of process data"
                values={{base64: <code>{btoa(result.data)}</code>}}>
                {'In base64: {base64}'}
              </Translate>
            </span>
          </>
        )}
      </output>
    </form>
  );
}

/** What the fields of a form say now; the same object if it is what they said before. */
function readForm(form: HTMLFormElement | null, before: Given): Given {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
  const now = Array.from(fields, ({name, value, validity}) => [
    name,
    validity.badInput ? null : value,
  ]);
  const after: Given = {...before, ...Object.fromEntries(now)};
  return ([KIND, ...RATES, ...PAYMENTS] as const).some((name) => after[name] !== before[name])
    ? after
    : before;
}

/** An amount with two decimals; none for an empty field or zero. */
function toAmounts(text: string | null): readonly string[] {
  const value = Number(text);
  return value ? [value.toFixed(2)] : [];
}

/** Whether a text is an amount that a float holds to the cent. */
function isExact(text: string | null): boolean {
  return text !== null && /^-?\d{0,12}(?:\.\d{0,2})?$/.test(text);
}
