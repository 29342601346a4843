import {expect, test, type PortalTab} from './support/portal';

/** What a reader pastes into a text field. */
async function paste(tab: PortalTab): Promise<string> {
  await tab.run(() => {
    const paper = document.createElement('textarea');
    paper.id = 'paper';
    document.querySelector('main')!.prepend(paper);
    paper.focus();
  });
  await tab.press('Control+v');
  await tab.reads(true, () => document.querySelector<HTMLTextAreaElement>('#paper')?.value !== '');
  return tab.run(() => document.querySelector<HTMLTextAreaElement>('#paper')!.value);
}

/**
 * Notes when an element appears, however briefly: a button says only for a second that it copied.
 * `noted` waits for that.
 */
const note = (tab: PortalTab, selector: string): Promise<void> =>
  tab.run((wanted) => {
    new MutationObserver(() => {
      if (document.querySelector(wanted)) document.documentElement.dataset.noted = '';
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
  }, selector);
const noted = (tab: PortalTab): Promise<void> => tab.shows('html[data-noted]');

const lines = (text: string): readonly string[] =>
  text.replace(/\r\n/g, '\n').trimEnd().split('\n');

test('the Markdown of a page is copied', async ({tab}) => {
  await tab.open('/sign-de/introduction');
  await tab.click('main button', 'Copy page');
  await tab.reads(true, () =>
    [...document.querySelectorAll('[role=status]')].some((one) =>
      one.textContent.includes('Copied'),
    ),
  );
  const markdown = await tab.run(async () => (await fetch('/sign-de/introduction.md')).text());
  expect(lines(await paste(tab))).toEqual(lines(markdown));
});

test('the code of a guide is copied', async ({tab}) => {
  await tab.open('/sign-de/run-demo');
  const code = await tab.run(
    () => [...document.querySelectorAll('figure [role=tabpanel] pre code')][0]!.textContent,
  );
  await note(tab, 'figure [role=tabpanel] button[aria-label="Copied"]');
  await tab.click('figure [role=tabpanel] button[aria-label^="Copy"]');
  await noted(tab);
  expect(lines(await paste(tab))).toEqual(lines(code));
});

test('the code of the API reference is copied', async ({tab}) => {
  await tab.open('/api/kassensichv/v2#operation/createTss');
  await tab.shows('[data-reference-content][data-answers]');
  const section = '[id="tag/TSS/operation/createTss"]';
  const code = await tab.run(
    (place) =>
      [...document.querySelectorAll(`${place} figure pre`)].find((one) => one.checkVisibility())!
        .textContent,
    section,
  );
  await note(tab, `${section} figure [data-copied][data-state=copied]`);
  await tab.click(`${section} figure [data-copied]`);
  await noted(tab);
  expect(lines(await paste(tab))).toEqual(lines(code));
});
