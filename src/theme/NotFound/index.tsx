/**
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound: the title comes with the content, with a text and id of its own, so that the two do not disagree.
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
