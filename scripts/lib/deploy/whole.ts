import type {BuildNote} from '../build/note';
import type {HeaderRule} from '../cdn/rules';

interface WholeOptions {
  readonly paths: ReadonlySet<string>;
  readonly note: BuildNote | undefined;
  readonly rules: readonly HeaderRule[];
  /** Every language of the portal, the default one first. */
  readonly locales: readonly string[];
}

/** The command that makes a build which may be published. */
export const BUILD = 'npm run build -- --strict 1';

/** Why a build must not be published, one sentence with its remedy each; empty when it may. */
export function validateBuild({paths, note, rules, locales}: WholeOptions): readonly string[] {
  const problems: string[] = [];
  if (note === undefined) problems.push(`The build did not run to its end: _build.json is missing or damaged. Run "${BUILD}" again.`);
  else {
    if (!note.strict) problems.push(`It was built without --strict 1, so its links may be broken. Run "${BUILD}".`);
    if (!note.apiPages) problems.push(`It was built with PORTAL_API_PAGES=0 and has no reference pages. Unset the variable and run "${BUILD}".`);
  }
  const built = note?.locales ?? locales;
  const missing = locales.filter((id) => !built.includes(id));
  if (missing.length > 0)
    problems.push(`It lacks the ${missing.length === 1 ? 'language' : 'languages'} ${missing.join(', ')}. Run "${BUILD}" without --locale.`);
  const needed = [
    '_headers',
    '_redirects',
    'robots.txt',
    ...locales
      .filter((id) => built.includes(id))
      .flatMap((id) =>
        ['index.html', '404.html', 'sitemap.xml', 'llms.txt', 'search-index/manifest.json'].map((file) => (id === locales[0] ? file : `${id}/${file}`)),
      ),
  ].filter((file) => !paths.has(file));
  if (needed.length > 0) problems.push(`It lacks ${needed.join(', ')}. Run "${BUILD}" again.`);
  const policy = rules.flatMap(({headers}) => headers).find(([name]) => name === 'Content-Security-Policy')?.[1];
  if (policy === undefined && paths.has('_headers')) problems.push(`_headers sets no Content-Security-Policy. Run "${BUILD}" again.`);
  const local = /https?:\/\/(localhost|127\.0\.0\.1|\[::1\])[^\s;]*/.exec(policy ?? '')?.[0];
  if (local !== undefined)
    problems.push(`It calls ${local}, a service of the machine it was built on. Set NEWSLETTER_URL and ALGOLIA_HOSTS to what readers reach, and build again.`);
  return problems;
}
