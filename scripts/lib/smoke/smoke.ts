import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {apis} from '../../../src/data/apis';
import {locales} from '../../../src/data/locales';
import {products} from '../../../src/data/products';
import {parseManifest, searchFiles} from '../../../src/model/search/manifest';
import {toRedirects} from '../delivery/headers';
import {toBase, toPageQuestions, type PageQuestion} from './address';
import {ask, type Answer} from './answer';
import {
  checkAsset,
  checkClean,
  checkHidden,
  checkMarkdown,
  checkMissing,
  checkMoved,
  checkPage,
} from './checks';

interface SmokeOptions {
  /** The live portal's address. */
  readonly url: string;
  /** The build it should deliver, if available. */
  readonly folder?: string;
  readonly log: (line: string) => void;
  readonly ask?: (url: string) => Promise<Answer | {readonly cause: string}>;
}

/**
 * Requests a page of every kind and language from a live portal, and the files around them. Throws
 * with every address whose response is wrong.
 */
export async function smoke({url, folder, log, ask: askUrl = ask}: SmokeOptions): Promise<void> {
  const base = toBase(url);
  const problems: string[] = [];
  let asked = 0;
  const check = async (
    at: string,
    judge: (answer: Answer) => readonly string[],
  ): Promise<string> => {
    asked += 1;
    const answer = await askUrl(`${base}${at}`);
    const found =
      'cause' in answer
        ? [`${answer.cause}. Check the address, the CDN and its certificate.`]
        : judge(answer);
    problems.push(...found.map((problem) => `- ${at} ${problem}`));
    return 'cause' in answer ? '' : answer.text;
  };

  const texts = new Map<string, string>();
  for (const question of toPageQuestions(locales)) {
    const built = await readBuilt(folder, question);
    texts.set(
      question.path,
      await check(question.path, (answer) => checkPage(answer, question, built)),
    );
  }
  for (const {id, htmlLang} of locales) {
    const prefix = id === locales[0].id ? '' : `/${id}`;
    const script = findScript(texts.get(`${prefix}/`) ?? '', base);
    if (script === undefined)
      problems.push(
        `- ${prefix}/ names no script below assets. Check the CDN’s response for this address.`,
      );
    else await check(script, checkAsset);
    await check(`${prefix}/there-is-no-such-page`, (answer) => checkMissing(answer, htmlLang));
    await check(`${prefix}/${searchFiles.manifest}`, checkManifest);
  }
  const [redirect] = toRedirects(apis, products, ['/de/']).slice(-1);
  if (redirect)
    await check(redirect.from, (answer) =>
      checkMoved(answer, `${base}${redirect.from}`, `${base}${redirect.to}`),
    );
  const guide = '/sign-de/introduction';
  await check(`${guide}.html`, (answer) =>
    checkClean(answer, `${base}${guide}.html`, `${base}${guide}`),
  );
  await check(`${guide}/`, (answer) => checkClean(answer, `${base}${guide}/`, `${base}${guide}`));
  await check(`${guide}.md`, checkMarkdown);
  await check('/_headers', checkHidden);
  await check('/_redirects', checkHidden);

  if (problems.length > 0)
    throw new Error(
      [
        `${base}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} at ${asked} addresses`,
        ...problems,
      ].join('\n'),
    );
  log(`${base}: ${asked} addresses answer as they should`);
}

function checkManifest({status, text}: Answer): readonly string[] {
  if (status !== 200)
    return [`answers ${status} instead of 200. Deploy again: the search needs it.`];
  try {
    parseManifest(JSON.parse(text));
    return [];
  } catch {
    return ['is not a search manifest. Check the CDN’s response for this address.'];
  }
}

/** The page from the build. */
async function readBuilt(
  folder: string | undefined,
  {path: address}: PageQuestion,
): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  const file = path.join(
    folder,
    address.endsWith('/') ? `${address}index.html` : `${address}.html`,
  );
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/** The first script of a page that is cached permanently, as a path below the portal's address. */
function findScript(html: string, base: string): string | undefined {
  const src = /<script[^>]*\bsrc="?([^"\s>]*\/assets\/js\/[^"\s>]+)/.exec(html)?.[1];
  if (src === undefined) return undefined;
  const {pathname} = new URL(src, `${base}/`);
  const folder = new URL(`${base}/`).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined;
}
