/** One assistant that accepts a question in its address. */
export interface AssistantRow {
  readonly id: string;
  readonly name: string;
  /** Address of a new conversation. `{prompt}` is replaced. Nothing is called before a reader follows the link. */
  readonly address: `https://${string}{prompt}`;
}

/** The assistants in the menu of a page, in order. */
export const assistants = [
  {id: 'claude', name: 'Claude', address: 'https://claude.ai/new?q={prompt}'},
  {id: 'chatgpt', name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q={prompt}'},
  {id: 'perplexity', name: 'Perplexity', address: 'https://www.perplexity.ai/search?q={prompt}'},
] as const satisfies readonly AssistantRow[];
