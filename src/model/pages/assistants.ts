import type {AssistantRow} from '../../data/assistants';

/** The address that opens an assistant's conversation with a prompt. */
export function toAssistantAddress(
  {address}: Pick<AssistantRow, 'address'>,
  prompt: string,
): string {
  return address.replace('{prompt}', () => encodeURIComponent(prompt));
}
