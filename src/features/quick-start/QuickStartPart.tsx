import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {QuickStartRow} from '@site/src/data/quickStart';
import {isInPart} from '@site/src/model/choices/country';
import {country, parts} from './country';
import styles from './QuickStartPart.module.css';

interface QuickStartPartProps {
  readonly product: QuickStartRow['product'];
  readonly children: ReactNode;
}

/**
 * One product's part of the quick start, hidden while another country is chosen. A link to it shows
 * it anyway, until the next choice.
 */
export function QuickStartPart({product, children}: QuickStartPartProps): ReactNode {
  const isAsked = useIsAsked(product);
  const countries = parts.find((part) => part.product === product)?.countries ?? [];
  return (
    <section
      className={clsx('markdown', styles.part)}
      data-countries={countries.join(' ')}
      data-asked={isAsked || undefined}>
      {children}
    </section>
  );
}

/**
 * Whether a link led to this part since the last choice. Known during rendering, so that the part
 * exists when the page scrolls to it.
 */
export function useIsAsked(product: string): boolean {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [seen, setSeen] = useState<typeof location>();
  const [isAsked, setIsAsked] = useState(false);
  if (isBrowser && seen !== location) {
    setSeen(location);
    if (isInPart(location.hash, product)) setIsAsked(true);
  }
  useEffect(() => country.subscribe(() => setIsAsked(false)), []);
  return isAsked;
}
