import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useTextLanguage} from '@site/src/features/language/TextLanguage';
import {Icon} from '@site/src/kit/Icon';
import {chevronDown} from '@site/src/kit/icons';
import {
  toRailPlace,
  toRailSections,
  type StepHeading,
} from '@site/src/model/choices/quickStartSteps';
import {parts} from './country';
import {useIsAsked} from './QuickStartPart';
import partStyles from './QuickStartPart.module.css';
import styles from './QuickStartRail.module.css';

/**
 * The steps of the chosen country, with the current one marked. Renders a `<nav>`: a list beside the
 * text, or a line that opens it on small screens.
 */
export function QuickStartRail({toc}: {readonly toc: readonly StepHeading[]}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const text = useTextLanguage();
  const sections = toRailSections(toc, parts);
  const current = useCurrentHeading(toc);
  const place = toRailPlace(sections, current);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <nav
      className={styles.rail}
      lang={currentLocale}
      data-open={isOpen || undefined}
      aria-label={translate({
        id: 'quickStart.steps',
        message: 'Steps',
        description: 'Name of the list of steps beside the quick start',
      })}>
      <button
        type="button"
        className={styles.here}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}>
        <span
          lang={text}
          className={styles.herePart}
          dangerouslySetInnerHTML={{__html: place?.section.value ?? ''}}
        />
        {place?.number !== undefined && (
          <span className={styles.hereStep}>
            <Translate
              id="quickStart.step"
              description="Where the reader is in the quick start, on small screens"
              values={{number: place.number, count: place.section.steps.length}}>
              {'Step {number} of {count}'}
            </Translate>
          </span>
        )}
        <Icon of={chevronDown} size="xs" />
      </button>
      <ol className={styles.sections} lang={text}>
        {sections.map((section) => (
          <Section key={section.id} countries={section.part?.countries} id={section.id}>
            <Entry of={section} isCurrent={section.id === current} onFollow={close} />
            {section.steps.length > 0 && (
              <ol className={styles.steps} data-current={section === place?.section || undefined}>
                {section.steps.map((step) => (
                  <li key={step.id}>
                    <Entry of={step} isCurrent={step.id === current} onFollow={close} />
                  </li>
                ))}
              </ol>
            )}
          </Section>
        ))}
      </ol>
    </nav>
  );
}

interface SectionProps {
  readonly id: string;
  readonly countries: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** An entry of the rail that is hidden exactly when its part is. */
function Section({id, countries, children}: SectionProps): ReactNode {
  const isAsked = useIsAsked(id);
  return (
    <li
      className={clsx(countries && partStyles.part)}
      data-countries={countries?.join(' ')}
      data-asked={isAsked || undefined}>
      {children}
    </li>
  );
}

interface EntryProps {
  readonly of: StepHeading;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
}

function Entry({of: {id, value}, isCurrent, onFollow}: EntryProps): ReactNode {
  return (
    <Link
      to={`#${id}`}
      className={styles.entry}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onFollow}
      // Made from the page's own headings while it is compiled.
      dangerouslySetInnerHTML={{__html: value}}
    />
  );
}

/**
 * The last heading above the upper third of the window. Observed, not measured: everything above
 * that line intersects.
 */
function useCurrentHeading(toc: readonly StepHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries)
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        setCurrent(toc.findLast(({id}) => passed.has(id))?.id);
      },
      {rootMargin: '1000000px 0px -67%'},
    );
    for (const {id} of toc) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [toc]);
  return current;
}
