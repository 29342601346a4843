import {useEffect, type ReactNode} from 'react';
import {isPrinting, subscribeToPrinting} from './printing';
import {openDetails} from './openDetails';

/**
 * Opens collapsed content while the page is printed, for browsers whose style sheets can't. Renders
 * nothing.
 */
export function OpenDetails(): ReactNode {
  useEffect(() => {
    let close: (() => void) | undefined;
    return subscribeToPrinting(() => {
      if (isPrinting()) close ??= openDetails(document);
      else {
        close?.();
        close = undefined;
      }
    });
  }, []);
  return null;
}
