import type {Viewer} from '@site/plugins/api-reference/browser/createViewer';

/** The interactive parts of one page. */
export interface Islands {
  /** Loads the viewer and the specification without making anything interactive. */
  prepare(): Promise<void>;
  /**
   * Makes the island interactive. Rejects if loading failed. A failed load is kept until `retry`.
   */
  wake(island: HTMLElement): Promise<void>;
  isAwake(island: HTMLElement): boolean;
  /** Forgets a failed load, so that the next call starts a new one. */
  retry(): void;
  dispose(): void;
}

/** The islands of one specification, which is fetched once, on first use. */
export function createIslands(specUrl: string): Islands {
  const awake = new Set<HTMLElement>();
  let viewer: Promise<Viewer> | undefined;
  let failed = false;
  let disposed = false;
  const getViewer = (): Promise<Viewer> => {
    if (!viewer) {
      failed = false;
      viewer = loadViewer(specUrl);
      viewer.catch(() => (failed = true));
    }
    return viewer;
  };
  return {
    prepare: async () => void (await getViewer()),
    async wake(island) {
      const ready = await getViewer();
      if (disposed || awake.has(island)) return;
      const {apirefIsland: operation = '', apirefPart: part} = island.dataset;
      ready.hydrate(island, operation, part === 'errors' ? part : 'fields');
      awake.add(island);
    },
    isAwake: (island) => awake.has(island),
    retry() {
      if (failed) viewer = undefined;
    },
    dispose() {
      disposed = true;
      viewer?.then(
        (ready) => ready.dispose(),
        () => undefined,
      );
    },
  };
}

async function loadViewer(specUrl: string): Promise<Viewer> {
  const [{createViewer}, response] = await Promise.all([
    import('@site/plugins/api-reference/browser/createViewer'),
    fetch(specUrl),
  ]);
  if (!response.ok) throw new Error(`${specUrl} answered ${response.status}`);
  const specification: unknown = await response.json();
  if (typeof specification !== 'object' || specification === null)
    throw new Error(`${specUrl} is not a specification`);
  return createViewer(specification);
}
