import {useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {readStaticHtml} from '@api-reference/static-html';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {useCodeSamples} from './useCodeSamples';
import {useIslands} from './useIslands';
import {useStaticContent} from './useStaticContent';
import styles from './StaticReference.module.css';

/**
 * The reference itself, as HTML that was made while building. Browsers never get it as data: it stands in the page, or is fetched as a page when the reader comes
 * from another one.
 */
export function StaticReference({page}: {readonly page: ReferencePage}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // React compares this object by identity; a new one would empty the page.
  const [html] = useState(() => ({__html: readStaticHtml(page.key)}));
  const state = useStaticContent(ref, page);
  useIslands(ref, page.specUrl);
  useCodeSamples(ref);
  return (
    <>
      {state === 'loading' && (
        <p className={styles.staticReferenceStatus} role="status">
          <Translate id="apiReference.loading" description="Shown while an API reference is on its way">
            Loading the reference…
          </Translate>
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.staticReferenceStatus} role="alert">
          <Translate id="apiReference.failed" description="Shown when an API reference could not be loaded">
            The reference could not be loaded. Reload the page to try again.
          </Translate>
        </p>
      )}
      <div ref={ref} className="apiref" data-reference-content="" suppressHydrationWarning dangerouslySetInnerHTML={html} />
    </>
  );
}
