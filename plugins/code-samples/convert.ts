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
  const textOnly =
    body !== undefined && /\{\s*\}/.test(body) ? new HTTPSnippet({...request, postData: {...request.postData, mimeType: 'text/plain'}} as HarRequest) : null;
  const converter = new HTTPSnippet(request);
  return languages.map((language) => {
    const {id, target, client} = language;
    const chosen = id === 'php' && textOnly ? textOnly : converter;
    const converted = (chosen.convert as Convert).call(chosen, target, client);
    const code = typeof converted === 'object' ? converted[0] : converted;
    if (!code) throw new Error(`@readme/httpsnippet has no client "${client}" for "${target}". Correct src/data/codeLanguages.ts.`);
    // The end mark is quoted, so that the shell leaves `$` in a body alone.
    return {language, code: target === 'php' ? withLiteralDollars(code.trim()) : code.trim().replace('@- <<EOF\n', "@- <<'EOF'\n")};
  });
}

/** PHP reads variables in double quotes, and code in `${}`; the converter writes them as they come. */
function withLiteralDollars(code: string): string {
  return code.replace(/'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/g, (text) =>
    text.startsWith('"') ? text.replace(/\\[\s\S]|\$/g, (sign) => (sign === '$' ? '\\$' : sign)) : text,
  );
}
