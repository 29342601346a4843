import type {Viewer} from '@site/plugins/api-reference/browser/createViewer';

/** The living parts of one page. */
export interface Islands {
  /** Loads the viewer and the specification without waking anything. */
  prepare(): void;
  /** Settles when the island answers by itself. A failed load leaves it static and is tried again next time. */
  wake(island: HTMLElement): Promise<void>;
  isAwake(island: HTMLElement): boolean;
  dispose(): void;
}

/** Islands over one specification, which is fetched on first need and once. */
export function createIslands(specUrl: string): Islands {
  const awake = new Set<HTMLElement>();
  let viewer: Promise<Viewer> | undefined;
  let disposed = false;
  const getViewer = (): Promise<Viewer> => {
    viewer ??= loadViewer(specUrl).catch((error: unknown) => {
      viewer = undefined;
      throw error;
    });
    return viewer;
  };
  return {
    prepare: () => void getViewer().catch(() => undefined),
    async wake(island) {
      if (awake.has(island)) return;
      const ready = await getViewer().catch(() => undefined);
      if (!ready || disposed || awake.has(island)) return;
      awake.add(island);
      ready.hydrate(island, island.dataset.apirefIsland ?? '');
    },
    isAwake: (island) => awake.has(island),
    dispose() {
      disposed = true;
      void viewer?.then((ready) => ready.dispose()).catch(() => undefined);
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
