/**
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound: the title has a text and id of its own, so that the two do not disagree.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'notFound.pageTitle', message: 'Page not found', description: 'Title of the browser tab on the 404 page'})} />
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
