import type {AssistantRow} from '../../data/assistants';

/** Where an assistant begins a conversation with a prompt. */
export function toAssistantAddress({address}: Pick<AssistantRow, 'address'>, prompt: string): string {
  return address.replace('{prompt}', () => encodeURIComponent(prompt));
}
