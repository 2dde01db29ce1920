import { request as call, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Header by which a tab says which one it is; the shop does not get it. */
export const TAB_HEADER = 'x-tab';

/** Paths by which a page speaks with the witness. */
const OWN = '/witness/';
/** The witness reads what the shop answers. */
const PLAIN = { 'accept-encoding': 'identity' };

/** A call as the witness saw it. */
export interface Seen {
  method: string;
  path: string;
  /** What the tab says of itself; '' for none. */
  tab: string;
  /** The `Sec-Purpose` header, which the browser sends with what nobody has asked for yet. */
  purpose: string;
  body: string;
  /** The answer that the browser got; undefined while there is none, and where it was lost. */
  answer?: string;
  /** Whether nothing more becomes of it. */
  isOver: boolean;
}

/** What becomes of one call: its answer is lost on the way back, or the connection breaks before it reaches the shop. */
export type Fate = 'lost' | 'stopped' | (() => void);

export interface Witness {
  /** Address of the proxy that leads past the witness. */
  server: string;
  seen: Seen[];
  /** What becomes of the next call that changes something under this path; a function breaks it amid the work. */
  next: { path: RegExp; fate: Fate } | undefined;
  /** Calls wait for it before they are passed on. */
  isUp: Promise<unknown>;
  /** Changes the pages that the browser gets. */
  rewrite: ((html: string) => string) | undefined;
  /** Answers calls under `/witness/`, which the shop does not get, once it resolves. */
  reply: ((path: string) => unknown) | undefined;
  close(): void;
}

/**
 * Opens a proxy between a browser and the shop, which sees every call, also those that the browser makes while a page is
 * left, and gives the visitor a network of their own. It can lose calls as a bad connection does.
 */
export async function openWitness(address: string): Promise<Witness> {
  const proxy = createServer(async (request, response) => {
    const { url = '', method = '' } = request;
    const { [TAB_HEADER]: tab = '', 'sec-purpose': purpose = '', ...headers } = request.headers;
    // A browser that is closed, or leaves a page, breaks off what it was sending.
    const body = await buffer(request).catch(() => undefined);
    if (!body) return response.destroy();
    const path = new URL(url, 'http://shop').pathname;
    const seen: Seen = { method, path, tab: String(tab), purpose: String(purpose), body: String(body), isOver: false };
    witness.seen.push(seen);
    response.on('close', () => {
      seen.isOver = true;
    });
    if (path.startsWith(OWN)) {
      await witness.reply?.(path);
      return response.end();
    }
    await witness.isUp;
    const fate = method !== 'GET' && witness.next?.path.test(path) ? witness.next.fate : undefined;
    if (fate) witness.next = undefined;
    if (fate === 'stopped') return response.destroy();
    const forwarded = call(url, {
      method,
      agent: false,
      headers: { ...headers, ...PLAIN, 'CF-Connecting-IP': address },
    });
    forwarded.on('error', () => response.destroy());
    forwarded.on('response', async (answer: IncomingMessage) => {
      const given = await buffer(answer).catch(() => undefined);
      if (!given || fate) return response.destroy();
      seen.answer = String(given);
      const isPage = witness.rewrite && /^text\/html/.test(answer.headers['content-type'] ?? '');
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 0, answer.statusMessage, answer.rawHeaders);
        return response.end(given);
      }
      response.writeHead(answer.statusCode ?? 0, {
        'content-type': 'text/html; charset=utf-8',
        ...keptHeaders(answer),
      });
      response.end(witness.rewrite?.(seen.answer));
    });
    forwarded.end(body);
    if (typeof fate === 'function') {
      fate();
      response.destroy();
    }
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const witness: Witness = {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    seen: [],
    next: undefined,
    isUp: Promise.resolve(),
    rewrite: undefined,
    reply: undefined,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
  return witness;
}

/** Headers that a page keeps when its text is changed. */
function keptHeaders({ headers }: IncomingMessage) {
  const { 'set-cookie': cookies, location, 'cache-control': control } = headers;
  return {
    ...(cookies && { 'set-cookie': cookies }),
    ...(location && { location }),
    ...(control && { 'cache-control': control }),
  };
}

/** Events about acts, which have the acts' ids. */
const OF_ACTS = ['AddToCart', 'RemoveFromCart', 'BeginCheckout', 'CheckoutStep', 'Purchase'];

/** Ids of acts that pages have reported, in the older and in the newer format, one for each time. */
export function trackedActs({ seen }: Pick<Witness, 'seen'>): { older: string[]; newer: string[] } {
  const reported = { older: [] as string[], newer: [] as string[] };
  for (const { path, body } of seen) {
    if (path === '/api/events/RecordEvent') {
      const form = new URLSearchParams(body);
      if (OF_ACTS.includes(form.get('event') ?? '')) reported.older.push(JSON.parse(form.get('data') ?? '{}').event_id);
    } else if (path === '/api/v1/clanker/events') {
      const { eventSchemaName, eventContent } = JSON.parse(body);
      if (OF_ACTS.includes(eventSchemaName)) reported.newer.push(JSON.parse(eventContent).event_id);
    }
  }
  return reported;
}
