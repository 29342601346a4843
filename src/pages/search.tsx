import type {ReactNode} from 'react';
import {SearchPage} from '@site/src/features/search/SearchPage';
import Layout from '@theme/Layout';

/** All results for `?q=`: not indexed, since every query would be a page. */
export default function Search(): ReactNode {
  return (
    <Layout>
      <SearchPage />
    </Layout>
  );
}
