import {useId, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {countries, type Country} from '@site/src/data/countries';
import {LoadStatus} from '@site/src/features/loading/LoadStatus';
import {useLoad} from '@site/src/features/loading/useLoad';
import type {Example} from './example';
import {HeroCall} from './HeroCall';
import styles from './HeroExample.module.css';
import {HeroLegend} from './HeroLegend';
import {HeroPaper} from './HeroPaper';
import {RegimeCountry} from './regimeTexts';

const loadAll = async (): Promise<readonly Example[]> =>
  (await import('./allExamples')).allExamples;

interface HeroExampleProps {
  /** The example that the page's HTML shows. */
  readonly first: Example;
}

/**
 * A signing request beside the receipt it leads to, for the country the reader chooses. Lines that
 * show the same fact light up together. Without scripts, the first is shown, and the countries are
 * links to the quick start. Renders a `<div>`.
 */
export function HeroExample({first}: HeroExampleProps): ReactNode {
  const [example, setExample] = useState(first);
  const [pointed, setPointed] = useState<number>();
  const [held, setHeld] = useState<number>();
  const load = useLoad();
  const choose = (country: Country): void =>
    load.run(async () => {
      const found =
        country === first.call.country
          ? first
          : (await loadAll()).find(({call}) => call.country === country);
      if (!found) return;
      setExample(found);
      setPointed(undefined);
      setHeld(undefined);
    });
  const point = ({target}: SyntheticEvent): void => setPointed(toLink(target));
  const lit = {lit: pointed ?? held, held};
  return (
    <div className={styles.example}>
      <div className={styles.top}>
        <Countries chosen={example.call.country} onChoose={choose} />
        <Link to="/check" data-print="no">
          <Translate id="check.link" description="Link to the page that checks receipts">
            Check a receipt
          </Translate>
        </Link>
      </div>
      <LoadStatus load={load} />
      <div
        className={styles.stage}
        // The lines are buttons. What they bubble up is handled in one place.
        role="presentation"
        onPointerOver={point}
        onPointerLeave={() => setPointed(undefined)}
        onFocus={point}
        onBlur={() => setPointed(undefined)}
        onKeyDown={moveOn}
        onClick={({target}) => {
          const link = toLink(target);
          setHeld(link === held ? undefined : link);
        }}>
        <HeroPaper key={`paper-${example.call.country}`} example={example} {...lit} />
        <div className={styles.legend}>
          <p className={styles.hint}>
            <Translate
              id="landing.hero.hint"
              description="Above the legend of the example receipt; lines of the request and of the receipt light up together">
              Choose a line to see where else it is, or read on:
            </Translate>
          </p>
          <HeroLegend call={example.call} />
        </div>
        <div className={styles.call}>
          <HeroCall key={`call-${example.call.country}`} example={example} {...lit} />
          <p className={styles.note}>
            <Translate
              id="landing.hero.note"
              description="Note under the example request and its receipt">
              The examples are signed with demonstration keys, not with certified devices. QR codes
              contain exactly the data shown.
            </Translate>
          </p>
        </div>
      </div>
    </div>
  );
}

/** The five countries: radio buttons, or links to the quick start if scripts don't run. */
function Countries({
  chosen,
  onChoose,
}: {
  readonly chosen: Country;
  readonly onChoose: (country: Country) => void;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const name = useId();
  const warm = (): void => void loadAll().catch(() => undefined);
  return (
    <fieldset className={styles.countries} onPointerEnter={warm} onFocus={warm}>
      <legend className={styles.countriesLabel}>
        <Translate
          id="landing.regimes.title"
          description="Title above the cards of the five countries">
          Where do you sell?
        </Translate>
      </legend>
      <div className={styles.chips}>
        {countries.map((country) =>
          isBrowser ? (
            <label key={country} className={styles.chip} data-chosen={country === chosen}>
              <input
                type="radio"
                className={styles.chipInput}
                name={name}
                value={country}
                checked={country === chosen}
                onChange={() => onChoose(country)}
              />
              <RegimeCountry id={country} />
            </label>
          ) : (
            <Link
              key={country}
              className={styles.chip}
              data-chosen={country === chosen}
              to={`/quick-start#sign-${country}`}>
              <RegimeCountry id={country} />
            </Link>
          ),
        )}
      </div>
    </fieldset>
  );
}

function toLink(target: EventTarget): number | undefined {
  const link = target instanceof Element ? target.closest('[data-link]') : null;
  return link === null ? undefined : Number(link.getAttribute('data-link'));
}

/** Up and down move the focus to the next line of the same pane. */
function moveOn(event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const pane = event.target instanceof Element ? event.target.closest('[data-lines]') : null;
  if (step === undefined || !pane) return;
  const lines = [...pane.querySelectorAll<HTMLElement>('button[data-link]')];
  const next = lines[lines.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
