/**
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Loading: upstream shows English text in
 * fixed colors. Ours is translated, unobtrusive and announced to screen readers.
 */
import type {ReactNode} from 'react';
import {PageLoading} from '@site/src/features/loading/PageLoading';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  return <PageLoading error={error} retry={retry} pastDelay={pastDelay} />;
}
