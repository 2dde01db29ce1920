import { vi } from 'vitest';

interface SeenEvent {
  name: string;
  id: string;
}

interface Seen {
  url: URL;
  // biome-ignore lint/suspicious/noExplicitAny: the services' bodies have no schema of ours
  body: any;
}

/** What a service does with a call: takes it and loses the answer, for example. */
export type Manner = 'takes' | 'loses' | 'cut' | { status: number; body?: unknown };

/** Google's and Meta's addresses, which take events and remember them. */
export class FakeServices {
  readonly calls: Seen[] = [];
  readonly taken: SeenEvent[] = [];
  /** How the next calls are answered; all further ones are taken. */
  manners: Manner[] = [];
  /** How calls for an account are answered always. */
  readonly always = new Map<string, Manner>();
  /** Answers calls by their bodies; undefined leaves a call to the other answers. */
  byBody: (body: Seen['body']) => Manner | undefined = () => undefined;

  constructor() {
    const real = fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input as Request, init);
      const { hostname } = new URL(request.url);
      const isOurs = ['www.google-analytics.com', 'graph.facebook.com', 'services.test'].includes(hostname);
      return isOurs ? this.#answer(request) : real(input as Request, init);
    });
  }

  ids(): string[] {
    return this.taken.map(({ id }) => id);
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const body = JSON.parse(await request.text());
    this.calls.push({ url, body });
    const account = url.searchParams.get('measurement_id') ?? url.pathname.split('/')[2] ?? '';
    const manner = this.byBody(body) ?? this.always.get(account) ?? this.manners.shift() ?? 'takes';
    if (manner === 'cut') throw new TypeError('Network connection lost.');
    if (typeof manner === 'object') return Response.json(manner.body ?? {}, { status: manner.status });
    this.taken.push(...eventsOf(url, body));
    if (manner === 'loses') throw new TypeError('Network connection lost.');
    return url.hostname.includes('google')
      ? new Response(null, { status: 204 })
      : Response.json({ events_received: 1 });
  }
}

function eventsOf(url: URL, body: Seen['body']): SeenEvent[] {
  if (url.searchParams.has('measurement_id')) {
    return body.events.map((event: { name: string; params: { event_id: string } }) => {
      return { name: event.name, id: event.params.event_id };
    });
  }
  return body.data.map((event: { event_name: string; event_id: string }) => {
    return { name: event.event_name, id: event.event_id };
  });
}
