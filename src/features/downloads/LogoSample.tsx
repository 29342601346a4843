import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {site} from '@site/src/data/site';
import styles from './LogoSample.module.css';

interface LogoSampleProps {
  /** The background of the logo. It decides which of the two files is shown. */
  readonly ground: 'light' | 'dark';
  /** Caption, in the language of the page. */
  readonly children: ReactNode;
}

const FILES = {light: '/img/logo.svg', dark: '/img/logo-dark.svg'} as const;

/**
 * The logo on the background it is made for, regardless of the reader's color mode. Renders a
 * `<figure>`.
 */
export function LogoSample({ground, children}: LogoSampleProps): ReactNode {
  return (
    <figure className={styles.logoSample}>
      <div
        className={ground === 'dark' ? styles.logoSampleDark : styles.logoSampleLight}
        data-theme={ground === 'dark' ? 'dark' : undefined}>
        <img
          src={useBaseUrl(FILES[ground])}
          alt={site.name}
          width={256}
          height={56}
          loading="lazy"
        />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
