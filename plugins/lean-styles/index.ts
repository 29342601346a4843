import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** Classes of Infima and of the theme that no page has. A test looks for them in the built pages. */
export const unusedClass = new RegExp(
  `\\.(?:${[
    '(?:avatar|badge|card|hero|pills|tabs)(?![A-Za-z]|_[^_])',
    'alert(?:__|--primary| \\.close)',
    'breadcrumbs--',
    'button(?:-group|\\.disabled)',
    'button--(?!outline|secondary)',
    'codeBlock(?:LinesWithNumbering)?(?![A-Za-z_])',
    'col--(?:1$|4|5|8|1\\d|offset-)',
    'container--fluid',
    'docItemContainer(?!_)',
    'dropdown--nocaret',
    'errorBoundaryFallback',
    'margin-(?!bottom--(?:sm|md)|left--sm|right--md|top--(?:sm|md|lg)|vert--(?:lg|xl))',
    '(?:footer|navbar)--dark',
    'navbar(?:--primary|__(?:items--center|search-input))',
    'padding-(?!-none|bottom--lg|top--md)',
    'pagination(?!-nav|[A-Za-z]|_[^_])',
    'row--',
    'shadow--',
    'text--(?!center|right|truncate)',
  ].join('|')})`,
);

/** Custom properties of Infima that no rule of the portal reads. A test looks for them in the build. */
export const unusedProperty = new RegExp(
  `^--ifm-(?:${[
    '(?:avatar|hero|pills|button-group|card-(?:horizontal|vertical)|image-alignment)-',
    'alert-color$',
    'color-emphasis-1000$',
    'color-(?:danger|info|success|warning)(?:$|-darke|-light)',
    'color-primary-(?:contrast|dark|light)',
    'color-secondary-(?:darkest|light)',
    'contrast-(?:background|foreground)-',
    '(?:dark|light)(?:er|est)?-value$',
    'font-weight-(?:base|light|normal)$',
    'global-shadow-tl$',
    'h1-vertical-rhythm-top$',
    'hr-border-',
    'navbar-(?:link-active|search)-',
    'pagination-(?:border|color|item|padding)-',
    'tabs-(?:color-active|padding)',
    'transition-slow$',
    'z-index-overlay$',
  ].join('|')})`,
);

/** The files of Infima and the theme. */
const STYLES = /[\\/](?:infima|@docusaurus[\\/]theme-(?:classic|common))[\\/]/;

/** The parts of PostCSS' syntax tree that this plugin uses. */
interface Rule {
  selectors: string[];
  remove: () => void;
}
interface Sheet {
  readonly source?: {readonly input: {readonly file?: string}};
  readonly walkRules: (visit: (rule: Rule) => void) => void;
  readonly walkDecls: (
    property: RegExp,
    visit: (declaration: Pick<Rule, 'remove'>) => void,
  ) => void;
}

/**
 * Leaves out of the style sheets of Infima and the theme what applies to no page, because every page
 * loads them: rules, and custom properties that nothing reads.
 */
export default function leanStyles(): Plugin {
  const dropUnused = {
    postcssPlugin: 'lean-styles',
    Once(sheet: Sheet): void {
      if (!STYLES.test(sheet.source?.input.file ?? '')) return;
      sheet.walkRules((rule) => {
        const used = rule.selectors.filter(
          (selector) => !unusedClass.test(selector.replace(/:not\([^)]*\)/g, '')),
        );
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
      sheet.walkDecls(unusedProperty, (declaration) => declaration.remove());
    },
  };
  return {
    name: 'lean-styles',
    configurePostCss: (options): PostCssOptions => ({
      ...options,
      plugins: [dropUnused, ...options.plugins],
    }),
  };
}
