import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

/** Classes of Infima and of the theme that no page has. A test looks for them in the built pages. */
export const unusedClass = new RegExp(
  `\\.(?:${[
    '(?:avatar|badge|card|hero|pills|tabs)(?![A-Za-z]|_[^_])',
    'alert(?:__|--primary| \\.close)',
    'breadcrumbs--',
    'button(?:-group|\\.disabled)',
    'button--(?!outline|secondary)',
    'codeBlock(?:LinesWithNumbering)?(?![A-Za-z_])',
    'col--(?:1$|4|5|8|9|1\\d|offset-)',
    'container--fluid',
    'docItemContainer(?!_)',
    'dropdown--nocaret',
    'errorBoundaryFallback',
    'margin-(?!bottom--(?:sm|md)|left--sm|right--md|top--(?:sm|md|lg)|vert--(?:lg|xl))',
    '(?:footer|navbar)--dark',
    '(?:anchorTargetHideOnScrollNavbar|containsTaskList|darkNavbarColorModeToggle|footerLogoLink)',
    '(?:navbarHid(?:den|eable)|sidebar(?:Logo|WithHideableNavbar))',
    'navbar(?:--primary|__(?:items--center|search-input))',
    // The light at the end of the loading bar.
    'peg$',
    'padding-(?!-none|bottom--lg|top--md)',
    'pagination(?!-nav|[A-Za-z]|_[^_])',
    'row--',
    'shadow--',
    'text--(?!center|truncate)',
  ].join('|')})`,
);

/** Custom properties of Infima that no rule of the portal reads. A test looks for them in the build. */
export const unusedProperty = new RegExp(
  `^--ifm-(?:${[
    '(?:avatar|badge|button-group|card|hero|image-alignment|pills|tabs)-',
    'alert-color$',
    'color-content$',
    'color-emphasis-(?:500|700|1000)$',
    'color-(?:danger|info|success|warning)(?:$|-darke|-light)',
    'color-gray-[357]00$',
    'color-primary-(?:contrast|dark|light)',
    'color-secondary-(?:darkest|light)',
    'contrast-(?:background|foreground)-',
    '(?:dark|light)(?:er|est)?-value$',
    'font-color-secondary$',
    'font-weight-(?:base|light|normal)$',
    'global-shadow-(?:lw|tl)$',
    'h1-vertical-rhythm-top$',
    'hr-border-',
    'leading-desktop$',
    'navbar-(?:link-active|search)-',
    'pagination-(?:border|color|font|item|padding|page)-',
    'transition-slow$',
    'z-index-overlay$',
  ].join('|')})`,
);

/** The style sheet that sets Infima's properties for both color modes. */
const OWN = 'src/css/custom.css';

const ROOT = /^(?::root|html\[data-theme=['"]?(?:dark|light)['"]?\])$/;

/** The files of Infima and the theme. */
const STYLES = /[\\/](?:infima|@docusaurus[\\/]theme-(?:classic|common))[\\/]/;

/** The parts of PostCSS' syntax tree that this plugin uses. */
interface Rule {
  selectors: string[];
  remove: () => void;
}
interface Declaration {
  readonly prop: string;
  readonly parent?: {readonly selector?: string};
  readonly remove: () => void;
}
interface Sheet {
  readonly source?: {readonly input: {readonly file?: string}};
  readonly walkRules: (visit: (rule: Rule) => void) => void;
  readonly walkDecls: (property: RegExp, visit: (declaration: Declaration) => void) => void;
}
interface Result {
  readonly messages: {type: 'dependency'; plugin: string; file: string}[];
}

/**
 * Leaves out of the style sheets of Infima and the theme what applies to no page, because every page
 * loads them: rules, custom properties that nothing reads, and values that the portal's own replace
 * in both color modes.
 */
export default function leanStyles({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const file = path.join(siteDir, OWN);
  const dropUnused = {
    postcssPlugin: 'lean-styles',
    Once(sheet: Sheet, {result}: {readonly result: Result}): void {
      if (!STYLES.test(sheet.source?.input.file ?? '')) return;
      const replaced = readReplaced(file);
      result.messages.push({type: 'dependency', plugin: 'lean-styles', file});
      sheet.walkRules((rule) => {
        const used = rule.selectors.filter(
          (selector) => !unusedClass.test(selector.replace(/:not\([^)]*\)/g, '')),
        );
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
      sheet.walkDecls(/^--/, (declaration) => {
        const {prop, parent} = declaration;
        const isGlobal = ROOT.test(parent?.selector ?? '');
        if (unusedProperty.test(prop) || (isGlobal && replaced.has(prop))) declaration.remove();
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

/** The custom properties that the portal sets in both color modes. */
function readReplaced(file: string): ReadonlySet<string> {
  const [, rule] =
    /^:root,\n\[data-theme='dark'\] \{([^}]*)\}/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (rule === undefined)
    throw new Error(
      `${file} has no rule ":root, [data-theme='dark'] {…}". Set Infima's properties in it.`,
    );
  return new Set(rule.match(/^ *--[\w-]+(?=:)/gm)?.map((name) => name.trim()));
}
