import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { requestClass, uploads } from '../../test/console-requests.ts';
import { addressOf } from './calls.ts';
import { callShop } from './console.ts';

const FILE = new Blob(['0123456789'], { type: 'text/plain' });

let answer: (headers: Headers) => Response | Promise<Response>;
let sent: { url: string; method: string | undefined; headers: Headers; body: unknown }[];
let progress: number[];

beforeEach(() => {
  sent = [];
  progress = [];
  uploads.gate = undefined;
  answer = () => Response.json({ id: 'f1' }, { headers: { ETag: '"4"' } });
  const shop = async (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ url, method, headers: new Headers(headers), body });
    return answer(new Headers(headers));
  };
  vi.stubGlobal('XMLHttpRequest', requestClass(shop));
  setCrumb('one');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setCrumb(crumb: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
  document.cookie = `crumb=${crumb}`;
}

const send = (signal?: AbortSignal) =>
  callShop(
    {
      method: 'PUT',
      path: addressOf('/api/owner/items/:itemId/files', { itemId: 'i', name: 'a' }),
      body: FILE,
      signal,
      onProgress: (bytes) => progress.push(bytes),
    },
    'xsrf',
  );

describe('a file that is sent with progress', () => {
  test('reports its progress, and is answered as any other call', async () => {
    expect(await send()).toEqual({ body: { id: 'f1' }, version: 4 });
    expect(progress).toEqual([5, 10]);
    expect(sent).toMatchObject([{ url: '/api/owner/items/i/files?name=a', method: 'PUT', body: FILE }]);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'en',
      'X-CSRF-Token': 'one',
      'X-Contributor-XSRF-Token': 'xsrf',
    });
  });

  test('may be answered without a body', async () => {
    answer = () => new Response(null, { status: 204 });
    expect(await send()).toEqual({ body: undefined, version: undefined });
  });

  test('is sent once more with a crumb that the refusal has replaced', async () => {
    answer = (headers) => {
      if (headers.get('X-CSRF-Token') === 'two') return Response.json({ id: 'f1' });
      setCrumb('two');
      return Response.json({ error: 'Again.', code: 'CRUMB_FAIL', crumbFail: true }, { status: 403 });
    };
    expect(await send()).toMatchObject({ body: { id: 'f1' } });
    expect(progress).toEqual([5, 10, 5, 10]);
  });

  test('is refused with the shop’s text and errors', async () => {
    answer = () => Response.json({ error: 'Full.', code: 'FILES_FULL', errors: { name: 'Full.' } }, { status: 409 });
    await expect(send()).rejects.toMatchObject({ status: 409, code: 'FILES_FULL', message: 'Full.' });
  });

  test('has no answer where the line is cut, and where the answer is no JSON', async () => {
    answer = () => Promise.reject(new Error('The line is cut.'));
    await expect(send()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'offline' });
    answer = () => new Response('<html>');
    await expect(send()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'broken' });
  });

  test('is not sent where the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(send()).rejects.toMatchObject({ kind: 'offline' });
    expect(sent).toEqual([]);
  });

  test('is given up where no byte has moved for a minute', async () => {
    vi.useFakeTimers();
    uploads.gate = new Promise(() => {});
    const ended = send().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(progress).toEqual([5]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toMatchObject({ name: 'ApiFailure', kind: 'timeout' });
  });

  test('is not sent on once it is cancelled', async () => {
    let open = () => {};
    uploads.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const stop = new AbortController();
    const ended = send(stop.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(progress).toEqual([5]));
    stop.abort();
    expect(await ended).toBe(stop.signal.reason);
    open();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
    await expect(send(stop.signal)).rejects.toBe(stop.signal.reason);
  });
});
