import type {HarRequest} from '@readme/httpsnippet';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';

/**
 * The converter's signature as we use it. Its types name each target's clients, while our table has
 * them as text.
 */
type Convert = (target: string, client: string) => readonly string[] | string | false;

/**
 * A request as code in each language of the table, ready to paste. Throws on a language the
 * converter doesn't support.
 */
export async function convertRequest(
  request: HarRequest,
  languages: readonly CodeLanguageRow[],
): Promise<readonly {readonly language: CodeLanguageRow; readonly code: string}[]> {
  const {HTTPSnippet} = await import('@readme/httpsnippet');
  const body = request.postData?.text;
  // A PHP array can't distinguish an empty object from an empty list, so a body with an empty
  // object stays text.
  const toTextOnly = (text: string): InstanceType<typeof HTTPSnippet> =>
    new HTTPSnippet({
      ...request,
      postData: {...request.postData, mimeType: 'text/plain', text},
    } as HarRequest);
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
    if (!code)
      throw new Error(
        `@readme/httpsnippet has no client "${client}" for "${target}". Correct src/data/codeLanguages.ts.`,
      );
    // The end marker is quoted, so that the shell doesn't expand `$` in a body.
    return {
      language,
      code:
        target === 'php'
          ? withLiteralDollars(code.trim())
          : code.trim().replace('@- <<EOF\n', "@- <<'EOF'\n"),
    };
  });
}

/**
 * Whether a body contains characters that the converter doesn't escape in Python objects and
 * JavaScript strings, where they could end a string and become code.
 */
function wouldEndStrings(body: string): boolean {
  if (!body.includes('\\')) return false;
  const isOpen = (part: unknown): boolean => {
    if (typeof part === 'string') return /[\\\r\n]/.test(part);
    return (
      typeof part === 'object' &&
      part !== null &&
      Object.entries(part).some(([name, value]) => /["\\\r\n]/.test(name) || isOpen(value))
    );
  };
  try {
    return isOpen(JSON.parse(body));
  } catch {
    return true;
  }
}

/** PHP expands variables and `${}` in double quotes, and the converter doesn't escape them. */
function withLiteralDollars(code: string): string {
  return code.replace(/'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/g, (text) =>
    text.startsWith('"')
      ? text.replace(/\\[\s\S]|\$/g, (sign) => (sign === '$' ? '\\$' : sign))
      : text,
  );
}
