import type {HarRequest} from '@readme/httpsnippet';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';

/** The converter as it is called here: its types name each target's own clients, the table names them as text. */
type Convert = (target: string, client: string) => readonly string[] | string | false;

/** A request as code in each language of the table, ready to paste. Throws on a language the converter does not know. */
export async function convertRequest(
  request: HarRequest,
  languages: readonly CodeLanguageRow[],
): Promise<readonly {readonly language: CodeLanguageRow; readonly code: string}[]> {
  const {HTTPSnippet} = await import('@readme/httpsnippet');
  const body = request.postData?.text;
  // A PHP array cannot tell an empty object from an empty list, so there a body that holds one stays text.
  const toTextOnly = (text: string): InstanceType<typeof HTTPSnippet> =>
    new HTTPSnippet({...request, postData: {...request.postData, mimeType: 'text/plain', text}} as HarRequest);
  const converter = new HTTPSnippet(request);
  const textOnly: Partial<Record<string, InstanceType<typeof HTTPSnippet>>> = {};
  if (body !== undefined && /\{\s*\}/.test(body)) textOnly.php = toTextOnly(body);
  if (body !== undefined && wouldEndStrings(body)) {
    textOnly.python = toTextOnly(body);
    textOnly.javascript = toTextOnly(body.replaceAll('\\', '\\\\').replaceAll("'", '\\u0027'));
  }
  return languages.map((language) => {
    const {id, target, client} = language;
    const chosen = textOnly[id] ?? converter;
    const converted = (chosen.convert as Convert).call(chosen, target, client);
    const code = typeof converted === 'object' ? converted[0] : converted;
    if (!code) throw new Error(`@readme/httpsnippet has no client "${client}" for "${target}". Correct src/data/codeLanguages.ts.`);
    // The end mark is quoted, so that the shell leaves `$` in a body alone.
    return {language, code: target === 'php' ? withLiteralDollars(code.trim()) : code.trim().replace('@- <<EOF\n', "@- <<'EOF'\n")};
  });
}

/** Whether a body holds what the converter writes as it comes into objects of Python and strings of JavaScript, where it could end them and be code. */
function wouldEndStrings(body: string): boolean {
  if (!body.includes('\\')) return false;
  const isOpen = (part: unknown): boolean => {
    if (typeof part === 'string') return /[\\\r\n]/.test(part);
    return typeof part === 'object' && part !== null && Object.entries(part).some(([name, value]) => /["\\\r\n]/.test(name) || isOpen(value));
  };
  try {
    return isOpen(JSON.parse(body));
  } catch {
    return true;
  }
}

/** PHP reads variables in double quotes, and code in `${}`; the converter writes them as they come. */
function withLiteralDollars(code: string): string {
  return code.replace(/'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/g, (text) =>
    text.startsWith('"') ? text.replace(/\\[\s\S]|\$/g, (sign) => (sign === '$' ? '\\$' : sign)) : text,
  );
}
