import { env } from 'cloudflare:workers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { app } from '#worker/app.ts';
import { SHOP } from './shops.ts';

interface Connection {
  /** An owner's key. */
  key?: string;
  host?: string;
  /** 'legacy' shakes hands as clients did until 2025-11-25. */
  mode?: 'auto' | 'legacy';
}

/** Connects the protocol's own client to an address of the shop. */
export async function connect(
  path: string,
  { key, host = SHOP.host, mode = 'auto' }: Connection = {},
): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`https://${host}${path}`), {
    fetch: async (url, init) => app.fetch(new Request(url, init), env),
    requestInit: { headers: key === undefined ? {} : { Authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
}

/** Sends a body as it is. */
export async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  host: string = SHOP.host,
) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { 'Content-Type': 'application/json', ...headers };
  return app.fetch(new Request(`https://${host}${path}`, { method: 'POST', headers: all, body: sent }), env);
}
