import type {Viewer} from '@site/plugins/api-reference/browser/createViewer';

/** The living parts of one page. */
export interface Islands {
  /** Loads the viewer and the specification without waking anything. */
  prepare(): void;
  /** Settles with whether the island answers by itself now. A failed load is told to the console, leaves the page static and is tried again with the next page. */
  wake(island: HTMLElement): Promise<boolean>;
  isAwake(island: HTMLElement): boolean;
  dispose(): void;
}

/** Islands over one specification, which is fetched on first need and once. */
export function createIslands(specUrl: string): Islands {
  const awake = new Set<HTMLElement>();
  let viewer: Promise<Viewer | undefined> | undefined;
  let disposed = false;
  const getViewer = (): Promise<Viewer | undefined> => {
    viewer ??= loadViewer(specUrl).catch((error: unknown) => {
      console.error('The reference stays as it is:', error);
      return undefined;
    });
    return viewer;
  };
  return {
    prepare: () => void getViewer(),
    async wake(island) {
      const ready = await getViewer();
      if (!ready || disposed) return false;
      if (!awake.has(island)) ready.hydrate(island, island.dataset.apirefIsland ?? '');
      awake.add(island);
      return true;
    },
    isAwake: (island) => awake.has(island),
    dispose() {
      disposed = true;
      void viewer?.then((ready) => ready?.dispose());
    },
  };
}

async function loadViewer(specUrl: string): Promise<Viewer> {
  const [{createViewer}, response] = await Promise.all([import('@site/plugins/api-reference/browser/createViewer'), fetch(specUrl)]);
  if (!response.ok) throw new Error(`${specUrl} answered ${response.status}`);
  const specification: unknown = await response.json();
  if (typeof specification !== 'object' || specification === null) throw new Error(`${specUrl} is no specification`);
  return createViewer(specification);
}
