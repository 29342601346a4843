import type {ReactNode} from 'react';
import {frenchExample} from '@site/src/features/landing/frenchExample';
import {LandingPage} from '@site/src/pages/_LandingPage';

/** The landing page begins with the example of France. */
export default function Landing(): ReactNode {
  return <LandingPage example={frenchExample} />;
}
