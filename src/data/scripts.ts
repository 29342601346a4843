/** One script of another host that the portal can load. */
export interface ScriptRow {
  readonly id: 'support' | 'identity' | 'analytics';
  /** The script only runs while the reader allows this category. `necessary` requires no consent. */
  readonly category: 'necessary' | 'analytics' | 'marketing';
  /** Environment variable with the script's address. If it isn't set, the script isn't used. */
  readonly source: string;
  /** `page`: loads on every page as soon as its category is allowed. `request`: only loads when the reader asks for its service. */
  readonly trigger: 'page' | 'request';
}

/**
 * All scripts are off unless configured. The build adds the origins of configured scripts to the Content-Security-Policy. Every value that a script stores in
 * the browser must be listed in `cookies.ts` under its ID, so that `/cookies` shows it and withdrawing consent removes it.
 */
export const scripts = [
  {id: 'support', category: 'necessary', source: 'SUPPORT_WIDGET_URL', trigger: 'request'},
  {id: 'identity', category: 'marketing', source: 'IDENTITY_SCRIPT_URL', trigger: 'page'},
  {id: 'analytics', category: 'analytics', source: 'ANALYTICS_SCRIPT_URL', trigger: 'page'},
] as const satisfies readonly ScriptRow[];
