/**
 * The browser interface that the scenarios use. Each engine has an adapter, and everything else is
 * shared.
 */

/** The reader's system settings. */
export interface Preferences {
  readonly dark: boolean;
  readonly reducedMotion: boolean;
}

/** One tab. */
export interface Tab {
  /** Loads an address and returns once it has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression in the page, after resolving promises. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses keys together, such as `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses the main mouse button at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
}

/** A reader with empty storage. */
export interface Reader {
  readonly openTab: () => Promise<Tab>;
  /**
   * Uncaught errors and console errors since the start. Always empty in WebKit, whose driver
   * doesn't report them.
   */
  readonly problems: readonly string[];
  readonly leave: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  readonly newReader: (origin: string) => Promise<Reader>;
  readonly quit: () => Promise<void>;
}
