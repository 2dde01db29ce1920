import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { AddEntryResponse, ShoppingCart } from '#runtime/contracts/cart.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { CENSUS } from '../fixtures/telemetry/pages.ts';
import { SHOP } from './shops.ts';

export const CART = '/api/commerce/shopping-cart';
export const ENTRIES = `${CART}/entries`;

export { CENSUS };

/** The cart of an answer to a change as a later call reads it: without the change. */
export function asRead({ act: _, ...cart }: ShoppingCart): ShoppingCart {
  return cart;
}

let lastAddress = 0;

interface Call {
  method?: string;
  /** Body sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
  env?: Partial<Bindings>;
}

/** A visitor's browser on the shop's own pages. It keeps cookies and repeats the crumb. */
export class Buyer {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  readonly address: string;
  /** The browser's name; undefined sends none. */
  userAgent: string | undefined;

  /** Each buyer has their own address, because limits would otherwise count all of them as one. */
  constructor(host: string = SHOP.host, address = `10.0.${lastAddress >> 8}.${lastAddress++ & 255}`) {
    this.origin = `https://${host}`;
    this.address = address;
  }

  async fetch(path: string, { method = 'GET', body, headers = {}, env: overrides }: Call = {}): Promise<Response> {
    const all = new Headers({ 'CF-Connecting-IP': this.address });
    const own = { 'User-Agent': this.userAgent, ...this.identity(method) };
    for (const [name, value] of Object.entries({ ...own, ...headers })) {
      if (value !== undefined) all.set(name, value);
    }
    if (body !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
    const init = { method, headers: all, ...(body !== undefined && { body: toText(body) }) };
    const response = await app.fetch(new Request(this.origin + path, init), { ...env, ...overrides });
    this.keep(response);
    return response;
  }

  /** Gives the visitor the census that a first page would set; with an id, one that tells them from other visitors. */
  mayBeCounted(id = 'visitor-1'): this {
    this.cookies.set('ss_cvr', encodeURIComponent(CENSUS.replace('visitor-1', id)));
    return this;
  }

  /** Gets the crumb that a first page would set, here from a refusal. */
  async arrive(): Promise<this> {
    const response = await this.fetch(ENTRIES, { method: 'POST', body: {} });
    expect(response.status).toBe(403);
    return this;
  }

  add(
    itemId: string,
    options: { sku?: string; quantity?: unknown; fields?: string; key?: string; version?: number } = {},
  ) {
    const { sku = null, quantity = 1, fields, key, version } = options;
    const body = { itemId, sku, quantity, ...(fields !== undefined && { additionalFields: fields }) };
    return this.fetch(ENTRIES, { method: 'POST', body, headers: intent(key, version) });
  }

  setQuantity(entryId: string, quantity: unknown, { key, version }: { key?: string; version?: number } = {}) {
    return this.fetch(`${ENTRIES}/${entryId}`, { method: 'PUT', body: { quantity }, headers: intent(key, version) });
  }

  remove(entryId: string, { key, version }: { key?: string; version?: number } = {}) {
    return this.fetch(`${ENTRIES}/${entryId}`, { method: 'DELETE', headers: intent(key, version) });
  }

  /** Adds a product and expects success. */
  async addToCart(itemId: string, options: Parameters<Buyer['add']>[1] = {}): Promise<AddEntryResponse> {
    return read(await this.add(itemId, options), AddEntryResponse);
  }

  async cart(query = ''): Promise<ShoppingCart> {
    return read(await this.fetch(CART + query), ShoppingCart);
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  protected identity(method: string): Record<string, string | undefined> {
    const cookie = this.cookieHeader;
    const crumb = this.cookies.get('crumb');
    const unsafe = method !== 'GET' && { Origin: this.origin, ...(crumb && { 'X-CSRF-Token': crumb }) };
    return { ...(cookie && { Cookie: cookie }), ...unsafe };
  }

  protected keep(response: Pick<Response, 'headers'>): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
  }
}

/** A visitor of another origin's page, without cookies; the cart's token is sent in a header. */
export class Embedder extends Buyer {
  token: string | undefined;
  site: string = SHOP.id;
  page: string = SHOP.embed;
  /** What the visitor has answered on this page: 'analytics', 'none'. */
  choice: string | undefined;

  protected override identity(): Record<string, string | undefined> {
    return {
      Origin: this.page,
      'X-Storefront-Site': this.site,
      'X-Storefront-Cart': this.token,
      'X-Storefront-Consent': this.choice,
    };
  }

  protected override keep(response: Pick<Response, 'headers'>): void {
    expect(response.headers.getSetCookie()).toEqual([]);
    this.token = response.headers.get('X-Storefront-Cart') ?? this.token;
  }
}

/** Returns the body of a successful answer, parsed by its contract: an unknown or missing field fails the test. */
export async function read<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return schema.parse(body);
}

/** Returns the status, code and text of a refusal. */
export async function refusal(response: Response) {
  const { error, code, errors, path } = (await response.json()) as Record<string, unknown>;
  return {
    status: response.status,
    code,
    error,
    ...(errors !== undefined && { errors }),
    ...(path !== undefined && { path }),
  };
}

export const newKey = createIdempotencyKey;

function intent(key: string | undefined, version: number | undefined) {
  return { 'Idempotency-Key': key, 'If-Match': version === undefined ? undefined : `"${version}"` };
}

function toText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
