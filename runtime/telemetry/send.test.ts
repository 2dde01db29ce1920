import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { post } from './post.ts';
import { send } from './send.ts';

const LONGEST_MS = 2_500;
/** Paths that never answer, as a server does that hangs. */
let hanging: Set<string>;
let calls: string[];
const unhandled = vi.fn();

/** A time-out of the browser that the test's clock moves. */
function timeout(ms: number): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(new DOMException('too late', 'TimeoutError')), ms);
  return ending.signal;
}

/** Whether a call has ended, and with which status; undefined where it still waits, 0 where no answer came. */
function follow(call: Promise<Response | undefined>) {
  const followed: { status?: number } = {};
  call.then((answer) => {
    followed.status = answer?.status ?? 0;
  });
  return followed;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeout);
  [hanging, calls] = [new Set(), []];
  process.on('unhandledRejection', unhandled);
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { pathname } = new URL(url);
    calls.push(pathname);
    if (!hanging.has(pathname)) return Promise.resolve(new Response(null, { status: 202 }));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['send', (path: string) => send(path, { choice: [] })],
  ['send, of a form,', (path: string) => send(path, new URLSearchParams({ event: '1' }))],
  ['post', (path: string) => post(path, { event: '1' })],
])('%s', (_, sendTo) => {
  test('ends a call that hangs after 2.5 s, without an error, and does not repeat it', async () => {
    hanging.add('/api/slow');
    const slow = follow(sendTo('/api/slow'));
    await vi.advanceTimersByTimeAsync(LONGEST_MS - 1);
    expect(slow.status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.status).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['/api/slow']);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('lets calls that follow one that hangs go on, each once and with its own time', async () => {
    hanging.add('/api/slow');
    const first = follow(sendTo('/api/slow'));
    await vi.advanceTimersByTimeAsync(1_000);
    const second = follow(sendTo('/api/slow'));
    const third = follow(sendTo('/api/fast'));
    await vi.advanceTimersByTimeAsync(0);
    expect([first.status, second.status, third.status]).toEqual([undefined, undefined, 202]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect([first.status, second.status]).toEqual([0, undefined]);
    hanging.clear();
    expect((await sendTo('/api/slow'))?.status).toBe(202);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(second.status).toBe(0);
    expect(calls).toEqual(['/api/slow', '/api/slow', '/api/fast', '/api/slow']);
  });
});
