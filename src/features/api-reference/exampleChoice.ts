import {exampleChoice} from '@site/src/data/exampleChoice';

/**
 * Puts a choice between examples in the place of the first one's name, and returns it. The chosen
 * one replaces the first. With a request, the response that answers it is shown.
 */
export function putExampleChoice(place: HTMLElement): HTMLSelectElement {
  const {apirefExamples: label = '', answers} = place.dataset;
  const part = place.closest('details, figure');
  const further = [...(part?.querySelectorAll('details') ?? [])];
  const choice = document.createElement('select');
  choice.className = 'apiref-example';
  choice.setAttribute('aria-label', label);
  const names = [place, ...further.map((one) => one.querySelector<HTMLElement>('summary > *'))];
  choice.append(
    ...names.map((name, index) => {
      const option = new Option(name?.textContent ?? '', String(index));
      if (name?.lang) option.lang = name.lang;
      return option;
    }),
  );
  choice.addEventListener('change', () => {
    const index = Number(choice.value);
    part?.toggleAttribute('data-body', index > 0);
    showFirstLanguage(part?.querySelector('.apiref-language'), index > 0);
    for (const [at, one] of further.entries()) one.open = at === index - 1;
    if (answers) showResponse(part?.nextElementSibling, answers.split(' ')[index]);
  });
  delete place.dataset.apirefExamples;
  // The examples are in English. The name of the choice isn't.
  place.removeAttribute('lang');
  place.replaceChildren(choice);
  return choice;
}

/** Further examples are only in the first language, so the choice of language says so. */
function showFirstLanguage(choice: Element | null | undefined, isOnly: boolean): void {
  if (!(choice instanceof HTMLSelectElement)) return;
  const chosen = document.documentElement.getAttribute(exampleChoice.languageAttribute);
  choice.disabled = isOnly;
  choice.value = (isOnly ? choice.options[0]?.value : chosen) ?? '';
}

/** Opens a response and shows one of its examples. `at` contains both places: `0.2`. */
function showResponse(responses: Element | null | undefined, at = ''): void {
  const [response, example = ''] = at.split('.');
  const opened =
    responses?.querySelectorAll<HTMLDetailsElement>(':scope > details')[Number(response)];
  if (!opened || response === '') return;
  opened.open = true;
  const place = opened.querySelector<HTMLElement>('[data-apiref-examples]');
  const choice = place ? putExampleChoice(place) : opened.querySelector('select');
  if (!choice) return;
  choice.value = example;
  choice.dispatchEvent(new Event('change'));
}
