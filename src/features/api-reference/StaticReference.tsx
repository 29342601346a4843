import {useRef, useState, type ReactNode} from 'react';
import {readStaticHtml} from '@api-reference/static-html';
import {LoadStatus} from '@site/src/features/loading/LoadStatus';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {toPart} from '@site/src/model/pages/parts';
import {useCodeSamples} from './useCodeSamples';
import {useIslands} from './useIslands';
import {useStaticContent} from './useStaticContent';

/**
 * The reference itself, as HTML that was made while building. Browsers never receive it as data. It
 * is part of the page, or is fetched as a page when the reader comes from another page.
 */
export function StaticReference({page}: {readonly page: ReferencePage}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // React compares this object by identity; a new one would empty the page.
  const [html] = useState(() => ({__html: readStaticHtml(page.key)}));
  const content = useStaticContent(ref, page);
  const operations = useIslands(ref, page.specUrl);
  useCodeSamples(ref);
  return (
    <>
      <LoadStatus load={content} />
      <div
        ref={ref}
        className="apiref"
        data-reference-content=""
        {...toPart('no')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
      <LoadStatus load={operations} floating />
    </>
  );
}
