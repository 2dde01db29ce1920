import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';
import type { Owner, ReadableContext } from './app-env.ts';
import { type Idempotency, readIdempotency } from './idempotency.ts';
import { readerLanguageOf } from './reader-language.ts';

/** The data of an owner's call. */
export interface OwnerCall {
  env: Bindings;
  db: D1Database;
  site: Site;
  owner: Owner;
  /** The language tag of texts that only the caller reads; what visitors read is in the site's. */
  readerLanguage: string;
  /** The origin that the call was made to. */
  origin: string;
  /** Ms since the epoch. */
  now: number;
  /** By which a repeat is recognised; undefined where the call has no Idempotency-Key. */
  idempotency: Idempotency | undefined;
}

/** Throws IDEMPOTENCY_KEY_INVALID. */
export function ownerCall(c: ReadableContext): OwnerCall {
  const { origin } = new URL(c.req.url);
  const { site, owner } = c.var;
  return {
    ...{ env: c.env, db: c.env.DB, site, owner, origin, now: Date.now() },
    readerLanguage: readerLanguageOf(c),
    idempotency: readIdempotency(c),
  };
}
