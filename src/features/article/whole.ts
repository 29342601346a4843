/** Whether the page still is as the server sent it. */
export function isFirstView(): boolean {
  return document.documentElement.dataset.hasHydrated !== 'true';
}

/**
 * The module of a page, with its text unless the server has sent that (`createArticle`). Routes load
 * pages through it (plugins/compact-routes).
 */
export async function whole<Page extends {readonly default: unknown}>(
  loading: Promise<Page>,
): Promise<Page> {
  const page = await loading;
  const {ready} = page.default as {readonly ready?: () => Promise<unknown>};
  if (ready && !isFirstView()) await ready();
  return page;
}
