import type {CodeLanguageRow} from '../../src/data/codeLanguages';

/** Extensions of files with one of these media types. */
const extensions: Partial<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/x-tar': '.tar',
  'application/xml': '.xml',
  'application/zip': '.zip',
};

/**
 * The name under which a sample saves the file that a request returns. `undefined` if the response
 * has no body or can only be JSON. Contains only letters, digits, `.`, `_` and `-`.
 *
 * @param mediaTypes of the successful response.
 * @param address of the request, whose last part can be the name of a file.
 */
export function toDownload(mediaTypes: readonly string[], address: string): string | undefined {
  if (mediaTypes.every((type) => /[/+]json(?:;|$)/.test(type))) return undefined;
  const [first = ''] = mediaTypes;
  const path = address.replace(/^\w+:\/\/[^/?]*|\?.*/g, '');
  const name = /\/(\w[\w-]*\.[a-z]\w*)$/.exec(path)?.[1];
  return name ?? `download${mediaTypes.length === 1 ? (extensions[first] ?? '') : ''}`;
}

type Replacements = readonly (readonly [RegExp, (file: string) => string])[];

/** The parts of each converted sample that read a response as text, and what saves it instead. */
const replacements: Readonly<Record<CodeLanguageRow['target'], Replacements>> = {
  // Without --fail, an error would be saved as the file. Behind a body, the options would belong to it.
  shell: [[/^curl /, (file) => `curl --fail --output ${file} `]],
  javascript: [
    [
      /^/,
      () =>
        "// Node.js, as an ES module\nimport {createWriteStream} from 'node:fs';\nimport {pipeline} from 'node:stream/promises';\n\n",
    ],
    [/^(?=fetch\()/m, () => 'const res = await '],
    [
      /\n {2}\.then\(res => res\.json\(\)\)[^]*$/,
      (file) =>
        `;\nif (!res.ok) throw new Error(\`HTTP \${res.status}: \${await res.text()}\`);\nawait pipeline(res.body, createWriteStream('${file}'));`,
    ],
  ],
  python: [
    [/^response = (?=requests\.)/m, () => 'with '],
    [/(?<=^with requests\..*)\)$/m, () => ', stream=True) as response:'],
    [
      /\n\nprint\(response\.text\)$/,
      (file) =>
        `\n    response.raise_for_status()\n    with open("${file}", "wb") as file:\n        for chunk in response.iter_content(65536):\n            file.write(chunk)`,
    ],
  ],
  php: [
    [
      /\$curl = curl_init\(\);/,
      (file) => `$file = fopen("${file}.part", "w");\n$curl = curl_init();`,
    ],
    [
      /CURLOPT_RETURNTRANSFER => true/,
      () => 'CURLOPT_FILE => $file,\n  CURLOPT_FAILONERROR => true',
    ],
    // It would stop the whole download, however long a large file takes.
    [/ {2}CURLOPT_TIMEOUT => 30,\n/, () => ''],
    [/\n\$err = /, () => '\nfclose($file);\n$err = '],
    [/\$response = (?=curl_exec)/, () => ''],
    [/echo \$response;/, (file) => `rename("${file}.part", "${file}");`],
  ],
  csharp: [
    // With the headers alone, the time limit of the client doesn't cover the download.
    [/SendAsync\(request\)/, () => 'SendAsync(request, HttpCompletionOption.ResponseHeadersRead)'],
    [
      /var body = await [^]*?WriteLine\(body\);/,
      (file) =>
        `using var file = File.Create("${file}");\n    await response.Content.CopyToAsync(file);`,
    ],
  ],
  java: [
    [/^HttpResponse<String>/m, () => 'HttpResponse<InputStream>'],
    [/BodyHandlers\.ofString\(\)/, () => 'BodyHandlers.ofInputStream()'],
    [
      /System\.out\.println\(response\.body\(\)\);$/,
      (file) =>
        `if (response.statusCode() / 100 != 2) throw new IOException("HTTP " + response.statusCode());\ntry (InputStream body = response.body()) {\n    Files.copy(body, Path.of("${file}"), StandardCopyOption.REPLACE_EXISTING);\n}`,
    ],
  ],
};

/**
 * A converted sample that saves its response to a file, without holding the file in memory. Throws
 * if the converter writes other code than expected.
 */
export function toSavingCode(
  code: string,
  target: CodeLanguageRow['target'],
  file: string,
): string {
  return replacements[target].reduce((text, [part, toText]) => {
    if (!part.test(text))
      throw new Error(
        `@readme/httpsnippet writes ${target} without ${String(part)}. Correct plugins/code-samples/download.ts.`,
      );
    return text.replace(part, () => toText(file));
  }, code);
}
