/** Copies the text of a Markdown file. Throws where it cannot be had within the time, is no Markdown, or the browser does not let pages copy. */
export async function copyMarkdown(address: string, timeout: number): Promise<void> {
  const text = readMarkdown(address, timeout);
  if (typeof ClipboardItem === 'function' && 'write' in navigator.clipboard) {
    // The text is promised within the press: Safari forgets the press while the file is on its way.
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await Promise.all([navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]), text]);
  } else await navigator.clipboard.writeText(await text);
}

async function readMarkdown(address: string, timeout: number): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(timeout)});
  if (!response.ok || !/^text\/markdown\b/.test(response.headers.get('content-type') ?? '')) throw new Error(`${address} is not Markdown.`);
  return response.text();
}
