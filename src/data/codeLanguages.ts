/** One language in which code samples are shown, in guides and in the API reference. */
export interface CodeLanguageRow {
  /** Stored as the reader's choice and set as `<html data-code-language>`. */
  readonly id: string;
  /** Name of the language; never translated. */
  readonly label: string;
  /** Target and client of the converter (@readme/httpsnippet). */
  readonly target: 'shell' | 'javascript' | 'python' | 'php' | 'csharp' | 'java';
  readonly client: string;
}

/** In the order of the language choice. The first language is shown until the reader chooses. */
export const codeLanguages = [
  {id: 'curl', label: 'cURL', target: 'shell', client: 'curl'},
  {id: 'javascript', label: 'JavaScript', target: 'javascript', client: 'fetch'},
  {id: 'python', label: 'Python', target: 'python', client: 'requests'},
  {id: 'php', label: 'PHP', target: 'php', client: 'curl'},
  {id: 'csharp', label: 'C#', target: 'csharp', client: 'httpclient'},
  {id: 'java', label: 'Java', target: 'java', client: 'nethttp'},
] as const satisfies readonly CodeLanguageRow[];

export type CodeLanguageId = (typeof codeLanguages)[number]['id'];
