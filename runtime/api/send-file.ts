interface FileSending {
  method: string;
  headers: Headers;
  body: Blob;
  signal: AbortSignal | undefined;
  /** Longest time in which no byte moves, in ms. */
  stallMs: number;
  /** Is told how many bytes are on their way. */
  onProgress: (sentBytes: number) => void;
}

/**
 * Sends a file and tells how much of it is sent, which `fetch` cannot. Resolves to the answer, or to why there is none;
 * rejects with the signal's reason.
 */
export function sendFile(
  path: string,
  { method, headers, body, signal, stallMs, onProgress }: FileSending,
): Promise<Response | 'offline' | 'timeout'> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const end = new AbortController();
    const finish = (tell: () => void) => {
      if (end.signal.aborted) return;
      end.abort();
      clearTimeout(timer);
      tell();
    };
    const giveUp = () => {
      finish(() => resolve('timeout'));
      request.abort();
    };
    let timer = setTimeout(giveUp, stallMs);
    const until = { signal: end.signal };
    request.upload.addEventListener(
      'progress',
      ({ loaded }) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, stallMs);
        onProgress(Math.min(loaded, body.size));
      },
      until,
    );
    request.addEventListener('load', () => finish(() => resolve(answerOf(request))), until);
    request.addEventListener('error', () => finish(() => resolve('offline')), until);
    const abort = () => {
      finish(() => reject(signal?.reason));
      request.abort();
    };
    signal?.addEventListener('abort', abort, until);
    request.open(method, path);
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
