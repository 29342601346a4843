import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../../../src/model/catalogue/apis';
import type {PageHead} from '../page/head';

/**
 * The script of all these pages. It is a separate file, because the policy allows no further inline
 * script.
 */
const SCRIPT = 'redirect.js';
const SCRIPT_TEXT = `// Leads to the page that this address stands for, with query and fragment.
location.replace(document.currentScript.dataset.to + location.search + location.hash);
`;

interface RedirectPage {
  readonly lang: string;
  readonly title: string;
  /** Path of the page that it leads to, with the base URL. */
  readonly to: string;
  /** The canonical address of that page. */
  readonly canonical: string;
  readonly script: string;
}

/**
 * A page for hosts that don't support `_redirects`. Without scripts it also redirects, but query
 * and fragment are lost. If the redirect fails, the page shows the link. It has no heading, so the
 * search leaves it out.
 */
function toRedirectPage({lang, title, to, canonical, script}: RedirectPage): string {
  return `<!doctype html>
<html lang="${toHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${toHtml(title)}</title>
<link rel="canonical" href="${toHtml(canonical)}">
<script src="${toHtml(script)}" data-to="${toHtml(to)}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${toHtml(to)}"></noscript>
</head>
<body>
<main><p><a href="${toHtml(to)}">${toHtml(title)}</a></p></main>
</body>
</html>
`;
}

/**
 * Writes a page at every address whose target exists in a built site, and returns the number of
 * pages. `heads` contains the heads of its pages by address.
 */
export async function writeRedirectPages(
  folder: string,
  redirects: readonly Redirect[],
  baseUrl: string,
  heads: ReadonlyMap<string, PageHead>,
): Promise<number> {
  let count = 0;
  for (const {from, to} of redirects) {
    const head = heads.get(to);
    // A build of one language doesn't contain the pages of the others.
    if (!head) continue;
    const {lang = 'en', metas, canonical} = head;
    const address = `${baseUrl}${to.slice(1)}`;
    const page = {
      lang,
      title: metas.get('og:title') ?? to,
      to: address,
      canonical: canonical ?? address,
      script: `${baseUrl}${SCRIPT}`,
    };
    await mkdir(path.dirname(path.join(folder, from)), {recursive: true});
    await writeFile(path.join(folder, `${from}.html`), toRedirectPage(page));
    count += 1;
  }
  if (count > 0) await writeFile(path.join(folder, SCRIPT), SCRIPT_TEXT);
  return count;
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
