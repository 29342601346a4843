/** Opens every closed section of the text, and tells how to close those again. Sections of one name, of which the browser keeps one open, lose it for the time. */
export function openDetails(root: ParentNode): () => void {
  const closed = [...root.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].filter(
    (details) => details.closest('nav, [data-print="no"]') === null,
  );
  const named = [...root.querySelectorAll<HTMLDetailsElement>('main details[name]')].map((details) => [details, details.getAttribute('name') ?? ''] as const);
  for (const [details] of named) details.removeAttribute('name');
  for (const details of closed) details.open = true;
  return () => {
    for (const details of closed) details.open = false;
    for (const [details, name] of named) details.setAttribute('name', name);
  };
}
