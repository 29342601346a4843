import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {DesignSpecimens} from '@site/src/features/design/DesignSpecimens';
import {PageLanguagesProvider} from '@site/src/features/head/PageLanguages';
import Layout from '@theme/Layout';

const title = 'Interface kit';
const own = ['en'];

/** The kit's documentation to look at: not indexed, not in the navigation. */
export default function Design(): ReactNode {
  return (
    <PageLanguagesProvider own={own}>
      <Layout title={title} description="Every component of the portal's interface kit.">
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <DesignSpecimens title={title} />
      </Layout>
    </PageLanguagesProvider>
  );
}
