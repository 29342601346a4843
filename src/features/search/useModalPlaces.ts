import {useLayoutEffect, useState, type ReactNode, type RefObject} from 'react';

/** Elements inside DocSearch's modal in which the dialog renders its own parts. */
interface ModalPlaces {
  /** Before the text of the field. */
  readonly scope: HTMLElement;
  /** Between the list and the footer. Its style sheet hides it while the field has a text. */
  readonly start: HTMLElement;
}

/**
 * Adds the places to the modal, again whenever it is mounted again. `hintId` names the element that
 * describes the field.
 */
export function useModalPlaces(
  dialog: RefObject<HTMLElement | null>,
  modal: ReactNode,
  hintId: string | undefined,
): ModalPlaces {
  const [places] = useState(() => ({scope: createPlace(), start: createPlace()}));
  useLayoutEffect(() => {
    const input = dialog.current?.querySelector('.DocSearch-Input');
    const list = dialog.current?.querySelector('.DocSearch-Dropdown');
    input?.before(places.scope);
    list?.after(places.start);
    if (hintId === undefined) input?.removeAttribute('aria-describedby');
    else input?.setAttribute('aria-describedby', hintId);
  }, [dialog, modal, hintId, places]);
  return places;
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'portal-search-place';
  return place;
}
