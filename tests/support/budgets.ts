/**
 * What one kind of page may weigh. Bytes are after brotli, as the CDN sends them. CONTRIBUTING.md
 * says how to raise a limit.
 */
export interface Budget {
  readonly kind: string;
  readonly address: `/${string}`;
  readonly html: number;
  /** Stylesheets in the page's head. */
  readonly styles: number;
  /**
   * Everything a phone requests on the first view, the page itself included; what is fetched ahead
   * for the next page is not.
   */
  readonly requests: number;
  /** All scripts of the first view, in which those of `eagerScripts` are. */
  readonly scripts: number;
  /** Elements of the page's body once it is at rest. */
  readonly nodes: number;
}

/** Font files of the first view: one for text, one for code. */
export const fontFiles = 2;
/** Bytes of both, which are compressed already. */
export const fontBytes = 34_000;

/** The scripts in every page's head: the runtime and what all pages share. */
export const eagerScripts = 131_000;

/** Limits are what was measured when they were set, and at most a tenth more. */
export const budgets: readonly Budget[] = [
  {
    kind: 'landing',
    address: '/',
    html: 12_400,
    styles: 38_200,
    requests: 12,
    scripts: 148_000,
    nodes: 800,
  },
  {
    kind: 'guide',
    address: '/sign-de/introduction',
    html: 22_300,
    styles: 38_200,
    requests: 16,
    scripts: 169_500,
    nodes: 1_560,
  },
  {
    kind: 'quick start',
    address: '/quick-start',
    html: 33_500,
    styles: 38_200,
    requests: 13,
    scripts: 202_500,
    nodes: 5_500,
  },
  {
    kind: 'questions',
    address: '/en/faq',
    html: 29_500,
    styles: 38_200,
    requests: 16,
    scripts: 197_800,
    nodes: 1_210,
  },
  {
    kind: 'error codes',
    address: '/errors',
    html: 30_500,
    styles: 38_200,
    requests: 13,
    scripts: 187_800,
    nodes: 3_900,
  },
  {
    kind: 'blog',
    address: '/blog',
    html: 24_200,
    styles: 38_200,
    requests: 15,
    scripts: 193_600,
    nodes: 2_120,
  },
  {
    kind: 'post',
    address: '/blog/verifactu-enforcement',
    html: 17_800,
    styles: 38_200,
    requests: 15,
    scripts: 164_800,
    nodes: 890,
  },
  {
    kind: 'largest API page',
    address: '/api/kassensichv/v2',
    html: 52_500,
    styles: 45_500,
    requests: 13,
    scripts: 148_000,
    nodes: 18_600,
  },
  {
    kind: 'search',
    address: '/search',
    html: 8_200,
    styles: 38_200,
    requests: 11,
    scripts: 147_300,
    nodes: 550,
  },
  {
    kind: 'receipt check',
    address: '/check',
    html: 12_400,
    styles: 38_200,
    requests: 16,
    scripts: 171_600,
    nodes: 670,
  },
];

/** The scripts of the guide once its text is awake, too: everything on it works. */
export const awakeGuide = 193_000;

/**
 * Bytes of the worker of `/check`, which its row doesn't count. `checks`: its own file and that of
 * all checks. `curves`: those that browsers lack. `decoder`: what reads pictures where browsers
 * can't.
 */
export const checkWorker = {checks: 46_000, curves: 19_000, decoder: 16_000} as const;
