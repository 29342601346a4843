/** One assistant that takes a question in its address. */
export interface AssistantRow {
  readonly id: string;
  readonly name: string;
  /** Where a new conversation begins; `{prompt}` is replaced. Nothing is called before a reader follows the link. */
  readonly address: `https://${string}{prompt}`;
}

/** The assistants that the menu of a page offers, in its order. */
export const assistants = [
  {id: 'claude', name: 'Claude', address: 'https://claude.ai/new?q={prompt}'},
  {id: 'chatgpt', name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q={prompt}'},
  {id: 'perplexity', name: 'Perplexity', address: 'https://www.perplexity.ai/search?q={prompt}'},
] as const satisfies readonly AssistantRow[];
