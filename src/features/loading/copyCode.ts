/** For how long a button says that it has copied, in milliseconds. */
const SAID = 2000;

/**
 * Copies the code beside a button: the block of its figure that is shown. The button then says so
 * for a moment: its label becomes the text of `data-copied`, and `data-state` is `copied`. If the
 * page may not copy, selects the code, so that the reader can copy it by keyboard.
 *
 * Works with elements alone, because Safari only lets pages copy during the press, when the code of
 * an article may not be loaded yet.
 */
export async function copyCode(button: HTMLElement): Promise<void> {
  const place = button.closest('.theme-code-block, figure');
  const code = [...(place?.querySelectorAll('pre') ?? [])].find(isShown);
  if (!code || button.dataset.state === 'copied') return;
  try {
    await navigator.clipboard.writeText(code.textContent.trimEnd());
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return;
  }
  const label = button.getAttribute('aria-label');
  const say = (text = ''): void => {
    if (label === null) button.textContent = text;
    else button.setAttribute('aria-label', text);
  };
  const before = label ?? button.textContent;
  say(button.dataset.copied);
  button.dataset.state = 'copied';
  setTimeout(() => {
    say(before);
    delete button.dataset.state;
  }, SAID);
}

/** Whether a block is displayed and not in a closed part. */
function isShown(block: HTMLElement): boolean {
  return (
    getComputedStyle(block).display !== 'none' && block.closest('details:not([open])') === null
  );
}
