import type { SentCall } from './exchange.ts';
import { ApiFailure } from './failure.ts';

/**
 * Returns a function that sends a file and reports how many of its bytes are on their way, which `fetch` cannot. It
 * rejects with ApiFailure, 'timeout' where no byte has moved for `stallMs`, and with the signal's reason.
 */
export function sendFile(onProgress: (sentBytes: number) => void, stallMs: number) {
  return (url: string, { method, headers, body, signal }: SentCall): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const request = new XMLHttpRequest();
      const end = new AbortController();
      const finish = (settle: () => void) => {
        if (end.signal.aborted) return;
        end.abort();
        clearTimeout(timer);
        settle();
      };
      const giveUp = () => {
        finish(() => reject(new ApiFailure('timeout')));
        request.abort();
      };
      let timer = setTimeout(giveUp, stallMs);
      const until = { signal: end.signal };
      request.upload.addEventListener(
        'progress',
        ({ loaded }) => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, stallMs);
          onProgress(body instanceof Blob ? Math.min(loaded, body.size) : loaded);
        },
        until,
      );
      request.addEventListener('load', () => finish(() => resolve(answerOf(request))), until);
      request.addEventListener('error', () => finish(() => reject(new ApiFailure('offline'))), until);
      const abort = () => {
        finish(() => reject(signal?.reason));
        request.abort();
      };
      signal?.addEventListener('abort', abort, until);
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.send(body);
    });
}

/** Returns the answer as `fetch` would, with the headers that callers of the shop read. */
function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const headers = new Headers();
  for (const name of ['Content-Type', 'ETag']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  // A Response of a status without a body refuses an empty text too.
  return new Response(responseText || null, { status, headers });
}
