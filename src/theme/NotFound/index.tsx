/**
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound: the content sets the title, with its own
 * text and ID, so that there is only one title.
 */
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
