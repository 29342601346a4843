/**
 * Puts a choice between the example bodies of a request in the place of the first one's name. The
 * chosen body replaces the code sample.
 */
export function putExampleChoice(place: HTMLElement, label: string): void {
  const figure = place.closest('figure');
  const bodies = [
    ...(figure?.querySelectorAll<HTMLDetailsElement>('.apiref-further > details') ?? []),
  ];
  if (!figure || bodies.length === 0) return;
  const choice = document.createElement('select');
  choice.className = 'apiref-example';
  choice.setAttribute('aria-label', label);
  const names = [place, ...bodies.map((body) => body.querySelector('summary'))];
  choice.append(...names.map((name, index) => new Option(name?.textContent ?? '', String(index))));
  choice.addEventListener('change', () => {
    const chosen = bodies[Number(choice.value) - 1];
    figure.toggleAttribute('data-body', chosen !== undefined);
    for (const body of bodies) body.open = body === chosen;
  });
  place.replaceWith(choice);
}
