import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {toMarkdownAddress} from '@site/src/model/pages/markdown';

/** Announces the page's Markdown in its head. Renders nothing on pages without a text. */
export function MarkdownLink(): ReactNode {
  const {pathname} = useLocation();
  const href = toMarkdownAddress(pathname);
  return href === undefined ? null : (
    <Head>
      <link rel="alternate" type="text/markdown" href={href} />
    </Head>
  );
}
