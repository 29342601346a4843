/**
 * Copies the text of a Markdown file. Throws if the file can't be loaded in time, isn't Markdown,
 * or the browser doesn't let pages copy.
 */
export async function copyMarkdown(address: string, timeout: number): Promise<void> {
  const text = readMarkdown(address, timeout);
  if (typeof ClipboardItem === 'function' && 'write' in navigator.clipboard) {
    // The clipboard gets a promise of the text during the press, because Safari forgets the press
    // while the file loads.
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await Promise.all([navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]), text]);
  } else await navigator.clipboard.writeText(await text);
}

async function readMarkdown(address: string, timeout: number): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(timeout)});
  if (!response.ok || !/^text\/markdown\b/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`${address} is not Markdown.`);
  return response.text();
}
