/** One script of another host that the portal can load. */
export interface ScriptRow {
  readonly id: 'support' | 'identity' | 'analytics';
  /** It runs only while the reader allows this category; `necessary` needs no consent. */
  readonly category: 'necessary' | 'analytics' | 'marketing';
  /** Environment variable with the script's address. Without it the script does not exist. */
  readonly source: string;
  /** `page`: as soon as its category is allowed, on every page. `request`: when the reader asks for what it does, never before. */
  readonly trigger: 'page' | 'request';
}

/**
 * All off unless configured; the build adds the origins of the configured ones to the Content-Security-Policy. What a script keeps in the browser must be listed
 * in `cookies.ts` under its id: `/cookies` shows it and withdrawal removes it.
 */
export const scripts = [
  {id: 'support', category: 'necessary', source: 'SUPPORT_WIDGET_URL', trigger: 'request'},
  {id: 'identity', category: 'marketing', source: 'IDENTITY_SCRIPT_URL', trigger: 'page'},
  {id: 'analytics', category: 'analytics', source: 'ANALYTICS_SCRIPT_URL', trigger: 'page'},
] as const satisfies readonly ScriptRow[];
