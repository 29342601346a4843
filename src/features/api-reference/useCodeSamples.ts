import {useEffect, type RefObject} from 'react';
import {codeLanguages} from '@site/src/data/codeLanguages';
import {
  codeLanguage,
  isCodeLanguage,
  readCodeLanguage,
} from '@site/src/features/examples/codeLanguage';
import {copyCode} from '@site/src/features/loading/copyCode';
import {isCodeGrammar, toCodeMarkup} from '@site/src/model/content/highlight';
import {putExampleChoice} from './exampleChoice';

/**
 * Activates the samples' choices and copy buttons, and colors code when it comes into view. Uses one set of listeners for the whole page.
 */
export function useCodeSamples(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = ref.current;
    if (!content) return undefined;
    const observer = new IntersectionObserver((entries) =>
      entries.forEach(({isIntersecting, target}) => isIntersecting && enrich(target)),
    );
    const show = (): void => {
      const language = readCodeLanguage();
      document.documentElement.setAttribute('data-code-language', language);
      content
        .querySelectorAll<HTMLSelectElement>('select.apiref-language:enabled')
        .forEach((choice) => (choice.value = language));
      content
        .querySelectorAll(
          '[data-apiref-language], [data-apiref-examples], pre[data-language], pre[data-grammar]',
        )
        .forEach((code) => observer.observe(code));
    };
    const onChange = ({target}: Event): void => {
      if (
        target instanceof HTMLSelectElement &&
        target.className === 'apiref-language' &&
        isCodeLanguage(target.value)
      )
        codeLanguage.write(target.value);
    };
    const onClick = ({target}: Event): void => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-copied]') : null;
      if (button) void copyCode(button);
    };
    const unsubscribe = codeLanguage.subscribe(show);
    show();
    content.addEventListener('change', onChange);
    content.addEventListener('click', onClick);
    window.addEventListener('portal:reference-shown', show);
    return () => {
      unsubscribe();
      observer.disconnect();
      content.removeEventListener('change', onChange);
      content.removeEventListener('click', onClick);
      window.removeEventListener('portal:reference-shown', show);
    };
  }, [ref]);
}

/** Activates one part of a sample when it comes into view. */
function enrich(part: Element): void {
  if (part instanceof HTMLElement && part.dataset.apirefLanguage !== undefined)
    putChoice(part, part.dataset.apirefLanguage);
  else if (part instanceof HTMLElement && part.dataset.apirefExamples !== undefined)
    putExampleChoice(part);
  else colour(part);
}

/** Inserts the language choice next to the name of the language. */
function putChoice(place: HTMLElement, label: string): void {
  const choice = document.createElement('select');
  choice.className = 'apiref-language';
  // Sets the attribute, because Firefox only supports the property since 119.
  choice.setAttribute('aria-label', label);
  choice.append(...codeLanguages.map(({id, label: name}) => new Option(name, id)));
  choice.value = readCodeLanguage();
  if (place.isConnected) place.replaceWith(choice);
}

/** Colors one block, once. Blocks that were colored during the build already contain elements. */
function colour(block: Element): void {
  const code = block.querySelector('code');
  const grammar = block.getAttribute('data-grammar') ?? block.getAttribute('data-language') ?? '';
  if (code && code.childElementCount === 0 && isCodeGrammar(grammar))
    code.innerHTML = toCodeMarkup(code.textContent ?? '', grammar);
}
