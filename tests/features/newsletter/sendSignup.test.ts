import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sendSignup} from '../../../src/features/newsletter/sendSignup';
import {toSignup} from '../../../src/model/forms/signup';

const signup = toSignup(
  {firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com'},
  {locale: 'en', policyVersion: '2026-11-20', now: new Date(0)},
);
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

const send = () => sendSignup('https://news.example/subscriptions', signup, 10_000);

describe('sendSignup', () => {
  it('posts JSON without credentials', async () => {
    fetching.mockResolvedValue(new Response(null, {status: 202}));
    expect(await send()).toBe(true);
    expect(fetching).toHaveBeenCalledWith(
      'https://news.example/subscriptions',
      expect.objectContaining({
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(signup),
        credentials: 'omit',
        redirect: 'error',
      }),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([400, 422, 429, 500, 503, 200])('treats %i as an error', async (status) => {
    fetching.mockResolvedValue(new Response('{}', {status}));
    expect(await send()).toBe(false);
  });

  it('treats a broken connection as an error', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send()).toBe(false);
  });

  it('treats a truncated body as an error', async () => {
    fetching.mockResolvedValue(
      new Response(new ReadableStream({pull: (controller) => controller.error(new Error('cut'))}), {
        status: 202,
      }),
    );
    expect(await send()).toBe(false);
  });

  it('gives up after the timeout', async () => {
    fetching.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const result = send();
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe(false);
  });
});
