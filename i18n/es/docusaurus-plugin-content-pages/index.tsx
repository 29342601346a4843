import type {ReactNode} from 'react';
import {spanishExample} from '@site/src/features/landing/spanishExample';
import {LandingPage} from '@site/src/pages/_LandingPage';

/** The landing page begins with the example of Spain. */
export default function Landing(): ReactNode {
  return <LandingPage example={spanishExample} />;
}
