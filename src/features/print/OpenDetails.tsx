import {useEffect, type ReactNode} from 'react';
import {isPrinting, subscribeToPrinting} from './printing';
import {openDetails} from './openDetails';

/** Opens what is folded away while the page is printed, for browsers whose style sheets cannot. Renders nothing. */
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
