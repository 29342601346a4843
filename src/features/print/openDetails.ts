/**
 * Opens every closed section of the text and returns a function that closes them again. Meanwhile,
 * sections lose the shared name that lets the browser keep only one open.
 */
export function openDetails(root: ParentNode): () => void {
  const closed = [...root.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].filter(
    (details) => details.closest('nav, [data-print="no"]') === null,
  );
  const named = [...root.querySelectorAll<HTMLDetailsElement>('main details[name]')].map(
    (details) => [details, details.getAttribute('name') ?? ''] as const,
  );
  for (const [details] of named) details.removeAttribute('name');
  for (const details of closed) details.open = true;
  return () => {
    for (const details of closed) details.open = false;
    for (const [details, name] of named) details.setAttribute('name', name);
  };
}
