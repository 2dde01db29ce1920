import type { Context } from 'hono';
import { IDEMPOTENCY_HEADER, VERSION_HEADER } from '#runtime/contracts/http.ts';
import { isIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import type { AppEnv, Site } from '../env.ts';
import { ApiError } from '../errors.ts';
import { cartsOf } from '../ports.ts';
import { crumbNonce, randomToken, readCrumbCookie, sessionSecret, sha256, sign } from '../session/service.ts';
import type { Carts } from './port.ts';

/** An ETag; a compressing edge may have weakened it. */
const VERSION_PATTERN = /^(?:W\/)?"(\d{1,15})"$/;

/** A change of a cart as it came in, without the web around it. */
export interface CartCall {
  site: Site;
  db: D1Database;
  carts: Carts;
  cartToken: string | undefined;
  /** The token of a cart that this call founds; the same for each repeat of a call with an idempotency key. */
  newToken(): string;
  idempotency: { key: string; requestHash: string } | undefined;
  expectedVersion: number | undefined;
  now: number;
}

export function cartCall(c: Context<AppEnv>): CartCall {
  const { site, visitor } = c.var;
  const idempotency = readIdempotency(c);
  const nonce = visitor.mode === 'cookie' ? crumbNonce(readCrumbCookie(c)) : '';
  return {
    site,
    db: c.env.DB,
    carts: cartsOf(c.env),
    cartToken: visitor.cartToken,
    newToken: () =>
      idempotency ? sign(sessionSecret(c.env), 'cart', site.siteId, nonce, idempotency.key) : randomToken(),
    idempotency,
    expectedVersion: readExpectedVersion(c),
    now: Date.now(),
  };
}

function readIdempotency(c: Context<AppEnv>): CartCall['idempotency'] {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined) return undefined;
  if (!isIdempotencyKey(key)) throw new ApiError('IDEMPOTENCY_KEY_INVALID');
  return { key, requestHash: sha256(`${c.req.method} ${c.req.path}\n${c.var.body?.text ?? ''}`) };
}

function readExpectedVersion(c: Context<AppEnv>): number | undefined {
  const header = c.req.header(VERSION_HEADER);
  if (header === undefined || header === '*') return undefined;
  const version = VERSION_PATTERN.exec(header)?.[1];
  if (version === undefined) throw new ApiError('INVALID_REQUEST', { fields: [VERSION_HEADER] });
  return Number(version);
}
