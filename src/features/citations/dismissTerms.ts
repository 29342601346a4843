/**
 * A client module of Docusaurus. Escape hides the definition of a term under the pointer or with the
 * focus (WCAG 1.4.13), until the reader reaches the term again. It needs no component, so it also
 * works in texts that are only HTML (features/article).
 */
const DISMISSED = 'data-dismissed';

function findTerm(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-term]') : null;
}

/** Forgets a dismissal when the pointer or the focus comes from outside the term. */
function enter({target, relatedTarget}: PointerEvent | FocusEvent): void {
  const term = findTerm(target);
  if (term && findTerm(relatedTarget) !== term) term.removeAttribute(DISMISSED);
}

if (typeof window !== 'undefined') {
  document.addEventListener('pointerover', enter);
  document.addEventListener('focusin', enter);
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll('[data-term]:is(:hover, :focus-within)'))
      term.setAttribute(DISMISSED, '');
  });
}
