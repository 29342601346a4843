import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sendFeedback} from '../../../src/features/feedback/sendFeedback';

const feedback = {page: '/sign-de/outages', locale: 'en', helpful: true};
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

const send = () => sendFeedback('https://answers.example/feedback', feedback, 10_000);

describe('sendFeedback', () => {
  it('posts JSON without data about the reader, even if the page is left', async () => {
    fetching.mockResolvedValue(new Response(null, {status: 204}));
    expect(await send()).toBe(true);
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      'https://answers.example/feedback',
      expect.objectContaining({
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(feedback),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        redirect: 'error',
      }),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([200, 400, 422, 429, 503])('treats %i as a failure', async (status) => {
    fetching.mockResolvedValue(new Response('{}', {status}));
    expect(await send()).toBe(false);
  });

  it('treats a broken connection, and 202 with a text, as failures', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send()).toBe(false);
    fetching.mockReset().mockResolvedValue(new Response('<p>Hello', {status: 202}));
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
