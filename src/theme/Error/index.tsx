/**
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Error: the same screen as inside a page
 * (features/loading/PageCrash), where upstream has its own sizes and button. If the layout threw
 * the error, the screen is shown without it.
 */
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageCrash} from '@site/src/features/loading/PageCrash';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';

/** The theme's layout needs the route's plugin. A page that failed to start has not set it. */
const ROUTE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorScreen(props: Props): ReactNode {
  return (
    <RouteContextProvider value={ROUTE}>
      <ErrorBoundary fallback={() => <PageCrash {...props} />}>
        <Layout>
          <PageCrash {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
