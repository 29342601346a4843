import {test, type PortalTab} from './support/portal';

const dialog = 'dialog.portal-search';

/** The selected result. */
const chosen = (place: string): number =>
  [...document.querySelectorAll(`${place} [role=treeitem]`)].findIndex(
    (hit) => hit.getAttribute('aria-selected') === 'true',
  );

/** Waits for the results of the query, not of its first letters. */
async function find(tab: PortalTab, query: string): Promise<void> {
  await tab.focuses(`${dialog} input`);
  await tab.type(query);
  await tab.reads(
    true,
    (place, words) =>
      document.querySelector(`${place} [role=status]`)?.textContent.includes(`“${words}”`),
    dialog,
    query,
  );
  await tab.shows(`${dialog} [role=treeitem]`);
}

test('a worker answers; arrows choose a result and Enter opens it', async ({tab}) => {
  await tab.open('/sign-de/introduction');
  await tab.run(() => {
    const Native = Worker;
    window.Worker = class extends Native {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', () =>
          document.documentElement.setAttribute('data-worker-answered', ''),
        );
      }
    };
  });
  await tab.press('Control+k');
  await find(tab, 'signature');
  await tab.shows('html[data-worker-answered]');
  await tab.reads(0, chosen, dialog);
  await tab.press('ArrowDown');
  await tab.reads(1, chosen, dialog);
  await tab.press('ArrowUp');
  await tab.reads(0, chosen, dialog);
  const address = await tab.run(
    (place) => document.querySelector(`${place} [role=treeitem] a`)!.getAttribute('href')!,
    dialog,
  );
  await tab.press('Enter');
  await tab.isAt(address);
  await tab.hides(dialog);
});

test('a result opens on a mouse press', async ({tab}) => {
  await tab.open('/');
  await tab.click('.navbar button[aria-keyshortcuts]');
  await find(tab, 'Veri*factu');
  const address = await tab.run(
    (place) => document.querySelector(`${place} [role=treeitem] a`)!.getAttribute('href')!,
    dialog,
  );
  await tab.click(`${dialog} [role=treeitem] a`);
  await tab.isAt(address);
  await tab.hides(dialog);
});

test('the results page responds to an address with a query', async ({tab}) => {
  await tab.open('/search?q=signature');
  await tab.shows('main h1', 'Search results for “signature”');
  await tab.shows('main ol a, main ul a');
});
