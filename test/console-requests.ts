type Answering = (url: string, init: RequestInit) => Promise<Response>;

/** Uploads wait for this before they are answered; a test that sets it lets them go on. */
export const uploads: { gate: Promise<unknown> | undefined } = { gate: undefined };

/** Returns a class that stands for XMLHttpRequest, whose calls are answered as those of `fetch` are. */
export function requestClass(answer: Answering): typeof XMLHttpRequest {
  class ShopRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private url = '';
    private method = '';
    private readonly sent = new Headers();
    private received = new Headers();
    private isAborted = false;

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.sent.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.received.get(name);
    }

    abort(): void {
      this.isAborted = true;
    }

    /** Reports half the bytes before the answer. */
    send(body: Blob): void {
      void (async () => {
        this.notify(Math.floor(body.size / 2));
        await uploads.gate;
        if (this.isAborted) return;
        try {
          const response = await answer(this.url, { method: this.method, headers: this.sent, body });
          this.notify(body.size);
          this.status = response.status;
          this.received = response.headers;
          this.responseText = await response.text();
          this.dispatchEvent(new Event('load'));
        } catch {
          this.dispatchEvent(new Event('error'));
        }
      })();
    }

    private notify(loaded: number): void {
      if (!this.isAborted) this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
    }
  }
  return ShopRequest as unknown as typeof XMLHttpRequest;
}
