import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { AgentAccess } from '#runtime/contracts/discovery.ts';
import { UCP_PATH } from '#runtime/contracts/ucp.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { expectValid } from '../contracts/ucp/is-valid.ts';
import { SHOP, setStoreSettings } from './shops.ts';

/** The profile that programs of tests name. */
export const PROFILE = 'https://agent.example/profile.json';

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  env?: Partial<Bindings>;
}

let lastAddress = 0;

/** A program that calls the HTTP API for a buyer, from an address of its own. */
export class Agent {
  readonly origin: string;
  readonly address: string;

  constructor(host: string = SHOP.host) {
    this.origin = `https://${host}`;
    this.address = `10.9.${lastAddress >> 8}.${lastAddress++ & 255}`;
  }

  /** Sends a request below the endpoint, or to a whole path of the shop. */
  async fetch(path: string, { method, body, headers = {}, env: overrides }: Call = {}): Promise<Response> {
    const all = new Headers({ 'CF-Connecting-IP': this.address });
    const verb = method ?? (body === undefined ? 'GET' : 'POST');
    const own = {
      'UCP-Agent': `profile="${PROFILE}"`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(verb !== 'GET' && { 'Idempotency-Key': createIdempotencyKey() }),
    };
    for (const [name, value] of Object.entries({ ...own, ...headers })) if (value !== undefined) all.set(name, value);
    const url = this.origin + (path.startsWith('/.') || path.startsWith('/buy') ? path : UCP_PATH + path);
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(url, { method: verb, headers: all, redirect: 'manual', ...(text && { body: text }) });
    return app.fetch(request, { ...env, ...overrides });
  }

  /** Sends a call and returns its answer, which must be valid by a schema. */
  async read<Answer = Record<string, unknown>>(schema: string, path: string, call: Call = {}): Promise<Answer> {
    const response = await this.fetch(path, call);
    const answer = await response.json<Answer>();
    expect([200, 201], JSON.stringify(answer)).toContain(response.status);
    return expectValid(schema, answer);
  }

  /** Sends a call that is refused, and returns the refusal's status and code. */
  async refusal(path: string, call: Call = {}): Promise<[status: number, code: string | undefined]> {
    const response = await this.fetch(path, call);
    const body = await response.json<Refusal>();
    expectValid('common/types/error_response.json', body);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    return [response.status, body.messages[0]?.code];
  }
}

interface Refusal {
  messages: { code: string; content: string }[];
}

/** Sets what programs may do in the shop, besides its other settings. */
export async function allowAgents(agents: AgentAccess, settings: object = {}): Promise<void> {
  await setStoreSettings(SHOP.id, { ...settings, discoverySettings: { agents } });
}
