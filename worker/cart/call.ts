import type { Context } from 'hono';
import { VERSION_HEADER } from '#runtime/contracts/http.ts';
import { type ActSource, readSource } from '../acts/service.ts';
import { consentOf, visitorIdOf } from '../consent/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { creationToken, type Idempotency, readIdempotency } from '../http/idempotency.ts';
import { lockKeysJson } from '../session/service.ts';
import type { Site } from '../site/site.ts';

/** Matches an ETag, including one that a compressing edge has marked as weak. */
const VERSION_PATTERN = /^(?:W\/)?"(\d{1,15})"$/;

/** A requested change of a cart, without Hono's context. */
export interface CartCall {
  site: Site;
  db: D1Database;
  cartToken: string | undefined;
  /** The keys of the passwords that the visitor has typed, as JSON. */
  lockKeys: string;
  /** Whose call it is. */
  source: ActSource;
  /** Creates the token for a new cart: the same one for each repeat of a call with an idempotency key. */
  newToken(): string;
  idempotency: Idempotency | undefined;
  expectedVersion: number | undefined;
  now: number;
}

export function cartCall(c: Context<AppEnv>): CartCall {
  const { site, visitor } = c.var;
  const idempotency = readIdempotency(c);
  return {
    site,
    db: c.env.DB,
    cartToken: visitor.cartToken,
    lockKeys: lockKeysJson(c),
    source: readSource(c, consentOf(c), visitorIdOf(c)),
    newToken: () => creationToken(c, 'cart', idempotency),
    idempotency,
    expectedVersion: readExpectedVersion(c),
    now: Date.now(),
  };
}

function readExpectedVersion(c: Context<AppEnv>): number | undefined {
  const header = c.req.header(VERSION_HEADER);
  if (header === undefined || header === '*') return undefined;
  const version = VERSION_PATTERN.exec(header)?.[1];
  if (version === undefined) throw new ApiError('INVALID_REQUEST', { fields: [VERSION_HEADER] });
  return Number(version);
}
