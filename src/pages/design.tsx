import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {DesignSpecimens} from '@site/src/features/design/DesignSpecimens';
import {PageLanguagesProvider} from '@site/src/features/head/PageLanguages';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Figures from './_figures.mdx';

const title = 'Interface kit';
const own = ['en'];

/** The kit and the components of pages to look at: not indexed, not in the navigation. */
export default function Design(): ReactNode {
  return (
    <PageLanguagesProvider own={own}>
      <Layout title={title} description="Every component of the portal's interface kit.">
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <DesignSpecimens title={title}>
          <MDXContent>
            <Figures />
          </MDXContent>
        </DesignSpecimens>
      </Layout>
    </PageLanguagesProvider>
  );
}
