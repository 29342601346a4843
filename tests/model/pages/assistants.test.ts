import {describe, expect, it} from 'vitest';
import {assistants} from '../../../src/data/assistants';
import {toAssistantAddress} from '../../../src/model/pages/assistants';

describe('toAssistantAddress', () => {
  const prompt = 'Read https://a.example/b.md & tell me: 100 % of $& it?';

  it.each(assistants)('passes the whole prompt to $name in one parameter', (assistant) => {
    const address = new URL(toAssistantAddress(assistant, prompt));
    expect(address.searchParams.get('q')).toBe(prompt);
    expect(address.protocol).toBe('https:');
  });
});
