import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** Classes of Infima that no page of the portal has. A test looks for them in the built pages. */
export const unusedClass = new RegExp(
  `\\.(?:${[
    '(?:avatar|hero|pills)(?![A-Za-z]|_[^_])',
    'alert(?:__|--primary)',
    'badge--(?!secondary)',
    'breadcrumbs--',
    'button-group',
    'button--(?!outline|secondary)',
    'card(?:__|--full-height)',
    'col--(?:1$|4|5|8|1\\d|offset-)',
    'container--fluid',
    'dropdown--nocaret',
    'margin(?:-horiz)?--',
    'navbar__(?:items--center|search-input)',
    'padding(?:-left|-right|-horiz|-vert)--',
    'padding--(?!none)',
    'pagination(?:--|__)',
    'row--',
    'shadow--',
    'tabs(?:__|--)',
    'text--(?!center|right|truncate)',
  ].join('|')})`,
);

/** The parts of PostCSS' syntax tree that this plugin uses. */
interface Rule {
  selectors: string[];
  remove: () => void;
}
interface Sheet {
  readonly source?: {readonly input: {readonly file?: string}};
  readonly walkRules: (visit: (rule: Rule) => void) => void;
}

/** Leaves rules out of Infima's style sheet that apply to no page, because every page loads it. */
export default function leanStyles(): Plugin {
  const dropUnused = {
    postcssPlugin: 'lean-styles',
    Once(sheet: Sheet): void {
      if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
      sheet.walkRules((rule) => {
        const used = rule.selectors.filter(
          (selector) => !unusedClass.test(selector.replace(/:not\([^)]*\)/g, '')),
        );
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
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
