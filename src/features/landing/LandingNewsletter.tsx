import type {ReactNode} from 'react';
import styles from './LandingNewsletter.module.css';

/** The newsletter on the landing page. Renders a `<div>`. */
export function LandingNewsletter({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.landingNewsletter}>{children}</div>;
}
