import type {ReactNode} from 'react';
import {italianExample} from '@site/src/features/landing/italianExample';
import {LandingPage} from '@site/src/pages/_LandingPage';

/** The landing page begins with the example of Italy. */
export default function Landing(): ReactNode {
  return <LandingPage example={italianExample} />;
}
