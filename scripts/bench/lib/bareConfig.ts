import type {Config, PluginConfig} from '@docusaurus/types';

/** The part of the portal's configuration that a bare site of the same pages uses. */
interface BareParts {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly i18n: Config['i18n'];
  /** Options of the classic preset. */
  readonly preset: object;
  readonly themeConfig: object;
  /** Absolute path of the static files. */
  readonly staticFolder: string;
  /** Docs and pages that exist in only one language. */
  readonly localised: readonly {
    readonly locale: string;
    readonly plugins: readonly PluginConfig[];
  }[];
}

/** Keys of options that refer to the portal's own code. */
const OWN =
  /^((beforeDefault)?(remark|rehype|recma)Plugins|customCss|\w+Component|sidebarItemsGenerator)$/i;

/**
 * Options without the portal's own code: no remark plugins, stylesheet, components or functions,
 * and no custom navbar items.
 */
export function toStockOptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isOwnItem(item)).map(toStockOptions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, entry]) => !OWN.test(key) && typeof entry !== 'function')
      .map(([key, entry]) => [key, toStockOptions(entry)]),
  );
}

function isOwnItem(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    'type' in item &&
    String(item.type).startsWith('custom-')
  );
}

/**
 * The text of `docusaurus.config.js` for a bare site: stock preset, same languages, same flags.
 * Broken links are checked but only reported, because API pages may be missing.
 */
export function toBareConfig({
  title,
  tagline,
  url,
  i18n,
  preset,
  themeConfig,
  staticFolder,
  localised,
}: BareParts): string {
  const config: Config = {
    title,
    tagline,
    url,
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    future: {v4: true, faster: true},
    i18n,
    staticDirectories: [staticFolder],
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
    presets: [['classic', toStockOptions(preset) as object]],
    themeConfig: toStockOptions(themeConfig) as Config['themeConfig'],
  };
  const plugins = Object.fromEntries(
    localised.map((row) => [row.locale, toStockOptions(row.plugins)]),
  );
  return [
    `const config = ${JSON.stringify(config, null, 2)};`,
    `const plugins = ${JSON.stringify(plugins, null, 2)};`,
    // A function, because one process keeps the file's value for all languages.
    'module.exports = () => ({...config, plugins: plugins[process.env.DOCUSAURUS_CURRENT_LOCALE ?? config.i18n.defaultLocale] ?? []});\n',
  ].join('\n');
}
