import type {ReactNode} from 'react';
import {germanExample} from '@site/src/features/landing/germanExample';
import {LandingPage} from '@site/src/pages/_LandingPage';

/** The landing page. Languages of other countries have their own below `i18n`. */
export default function Landing(): ReactNode {
  return <LandingPage example={germanExample} />;
}
