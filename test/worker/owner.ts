import { env } from 'cloudflare:workers';
import { OWNER_SCOPES, type OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { createKey, formatKey, hashSecret } from '#worker/owner/key.ts';
import { SHOP } from './shops.ts';

interface KeyOptions {
  site?: string;
  scopes?: readonly OwnerScope[];
  /** Ms since the epoch. */
  expiresAt?: number;
  revokedAt?: number | null;
}

/** Creates a key of a site's owner, and returns it as it is shown once. */
export async function giveKey(options: KeyOptions = {}): Promise<string> {
  const { site = SHOP.id, scopes = OWNER_SCOPES, expiresAt = Date.now() + 1_000_000, revokedAt = null } = options;
  const { id, secret } = createKey();
  await env.DB.prepare(
    `INSERT INTO owner_keys (site_id, id, name, secret_hash, scopes, created_at, expires_at, revoked_at)
     VALUES (?1, ?2, 'Tests', ?3, ?4, 0, ?5, ?6)`,
  )
    .bind(site, id, hashSecret(secret), JSON.stringify(scopes), expiresAt, revokedAt)
    .run();
  return formatKey({ id, secret });
}

interface Call {
  method?: string;
  /** Body sent as JSON; a string, bytes and a stream are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  env?: Partial<Bindings>;
}

/** A program of a site's owner. */
export class OwnerProgram {
  readonly key: string;
  readonly host: string;

  constructor(key: string, host: string = SHOP.host) {
    this.key = key;
    this.host = host;
  }

  /** Returns a program with a new key of the site. */
  static async of(options: KeyOptions = {}, host: string = SHOP.host): Promise<OwnerProgram> {
    return new OwnerProgram(await giveKey(options), host);
  }

  async fetch(path: string, { method = 'GET', body, headers = {}, env: overrides }: Call = {}): Promise<Response> {
    const all = new Headers({ ...(this.key && { Authorization: `Bearer ${this.key}` }), ...headers });
    if (body !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
    const sent = isRaw ? (body as BodyInit) : JSON.stringify(body);
    const init = { method, headers: all, ...(body !== undefined && { body: sent }) };
    return app.fetch(new Request(`https://${this.host}${path}`, init), { ...env, ...overrides });
  }
}
