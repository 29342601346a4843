import type {HarRequest} from '@readme/httpsnippet';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import {toDownload, toSavingCode} from './download';

/**
 * The converter's signature as we use it. Its types name each target's clients, while our table has
 * them as text.
 */
type Convert = (target: string, client: string) => readonly string[] | string | false;

/** A field of a form, as the converter takes it. */
type FormField = NonNullable<NonNullable<HarRequest['postData']>['params']>[number];

/**
 * A request as code in each language of the table, ready to paste; a multipart form only in those
 * in which the converter writes working code. Throws on a language the converter doesn't support.
 *
 * @param responseTypes media types of the successful response. If it is a file, the code saves it.
 */
export async function convertRequest(
  request: HarRequest,
  languages: readonly CodeLanguageRow[],
  responseTypes: readonly string[] = [],
): Promise<readonly {readonly language: CodeLanguageRow; readonly code: string}[]> {
  const {HTTPSnippet} = await import('@readme/httpsnippet');
  const body = request.postData?.text;
  const download = toDownload(responseTypes, request.url);
  // A PHP array can't distinguish an empty object from an empty list, so a body with an empty
  // object stays text.
  const toTextOnly = (text: string): InstanceType<typeof HTTPSnippet> =>
    new HTTPSnippet({
      ...request,
      postData: {...request.postData, mimeType: 'text/plain', text},
    } as HarRequest);
  const converter = new HTTPSnippet(request);
  const others: Partial<Record<string, InstanceType<typeof HTTPSnippet>>> = {};
  if (body !== undefined && /\{\s*\}/.test(body)) others.php = toTextOnly(body);
  if (body !== undefined && wouldEndStrings(body)) {
    others.python = toTextOnly(body);
    others.javascript = toTextOnly(body.replaceAll('\\', '\\\\').replaceAll("'", '\\u0027'));
  }
  const {mimeType = '', params: fields = []} = request.postData ?? {};
  const isForm = mimeType.startsWith('multipart/');
  if (isForm)
    others.curl = new HTTPSnippet({
      ...request,
      postData: {...request.postData, params: fields.map(toCurlField)},
    } as HarRequest);
  const able = isForm ? languages.filter(({id}) => canSendForm(id, fields)) : languages;
  return able.map((language) => {
    const {id, target, client} = language;
    const block = body === undefined ? undefined : toTextBlock(body, target);
    const chosen =
      block === undefined
        ? (others[id] ?? converter)
        : new HTTPSnippet({
            ...request,
            postData: {...request.postData, text: '"BODY"'},
          } as HarRequest);
    const converted = (chosen.convert as Convert).call(chosen, target, client);
    const written = typeof converted === 'object' ? converted[0] : converted;
    if (!written)
      throw new Error(
        `@readme/httpsnippet has no client "${client}" for "${target}". Correct src/data/codeLanguages.ts.`,
      );
    const code =
      download === undefined ? written.trim() : toSavingCode(written.trim(), target, download);
    if (block !== undefined) return {language, code: code.replace('"\\"BODY\\""', () => block)};
    // The end marker is quoted, so that the shell doesn't expand `$` in a body.
    return {
      language,
      code:
        target === 'php'
          ? withLiteralDollars(withEvenIndents(code))
          : code.replace('@- <<EOF\n', "@- <<'EOF'\n"),
    };
  });
}

/**
 * Whether the converter writes working code for a form with these fields: always for curl, and for
 * Python if there is a file and no other field has a media type.
 */
function canSendForm(language: string, fields: readonly FormField[]): boolean {
  const texts = fields.filter(({fileName}) => fileName === undefined);
  const isPlain = texts.every(({contentType}) => contentType === undefined);
  return language === 'curl' || (language === 'python' && isPlain && texts.length < fields.length);
}

/**
 * The field with its media type, which the converter doesn't pass to curl. Outside quotes, curl ends
 * a field at a semicolon, and takes a field in parentheses as the start of several.
 */
function toCurlField({contentType, ...field}: FormField): FormField {
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  if (field.fileName !== undefined) return {...field, fileName: `${field.fileName}${type}`};
  const value = field.value ?? '';
  const quoted = /;|^\s*["(]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : value;
  return {...field, value: `${quoted}${type}`};
}

/**
 * A JSON object or list as a raw string of C# 11 or a text block of Java 15, where the converter
 * would write one escaped line. `undefined` for other languages, other bodies, and those of one line.
 * JSON never contains the three quotes that would end it.
 */
function toTextBlock(body: string, target: CodeLanguageRow['target']): string | undefined {
  if (target !== 'csharp' && target !== 'java') return undefined;
  try {
    const value: unknown = JSON.parse(body);
    // A text alone would end with a fourth quote.
    if (typeof value !== 'object') return undefined;
    // As it is given, because parsing changes numbers such as 1.00.
    const lines = (body.includes('\n') ? body : JSON.stringify(value, null, 2))
      // C# ends a line at these signs, which JSON has only in strings.
      .replace(
        /[\u0085\u2028\u2029]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      .split('\n');
    if (lines.length === 1) return undefined;
    const text = lines.map((line) => `        ${line}`).join('\n');
    // The line break before the end would be part of a text block, but not of a raw string.
    return target === 'java'
      ? `"""\n${text.replaceAll('\\', '\\\\')}"""`
      : `"""\n${text}\n        """`;
  } catch {
    return undefined;
  }
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

/** A line of a PHP array: an end, or an optional name with a value or the start of a list. */
const phpLine = /^(?:\],?|(?:'(?:\\.|[^'\\])*' => )?(?:\[|'(?:\\.|[^'\\])*',?|[\w.+-]+,?))$/;

/**
 * The converter indents each level of an array by four times the level above. A line inside a string
 * has to keep its spaces, so code with such a line stays unchanged.
 */
function withEvenIndents(code: string): string {
  return code.replace(/(?<=json_encode\(\[\n)[^]*?(?=\n {2}\]\))/, (list) => {
    const lines = list
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (!lines.every((line) => phpLine.test(line))) return list;
    let depth = 2;
    return lines
      .map((line) => {
        if (line.startsWith(']')) depth -= 1;
        const indented = `${'  '.repeat(depth)}${line}`;
        if (line.endsWith('[')) depth += 1;
        return indented;
      })
      .join('\n');
  });
}

/** PHP expands variables and `${}` in double quotes, and the converter doesn't escape them. */
function withLiteralDollars(code: string): string {
  return code.replace(/'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/g, (text) =>
    text.startsWith('"')
      ? text.replace(/\\[\s\S]|\$/g, (sign) => (sign === '$' ? '\\$' : sign))
      : text,
  );
}
