import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {CookiesContent} from '@site/src/features/consent/CookiesContent';
import {InterfacePage} from '@site/src/features/page/InterfacePage';

/** What the portal stores in the reader's browser, and why. */
export default function Cookies(): ReactNode {
  const title = translate({
    id: 'cookies.title',
    message: 'Cookies and storage',
    description: 'Title of the page that lists everything stored',
  });
  const lead = translate({
    id: 'cookies.lead',
    message:
      'Everything this portal can keep in your browser, what it is for and how long it stays.',
    description: 'Lead and description of the page that lists everything stored',
  });
  return (
    <InterfacePage title={title} lead={lead}>
      <CookiesContent />
    </InterfacePage>
  );
}
