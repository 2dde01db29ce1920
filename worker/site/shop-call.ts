import type { Bindings } from '../env.ts';
import { sessionSecret } from '../session/service.ts';
import type { Site } from './site.ts';

/** The data for work in a shop, started by a visitor or by the cron. */
export interface ShopCall {
  env: Bindings;
  db: D1Database;
  site: Site;
  secret: string;
  /** Ms since the epoch. */
  now: number;
}

export function shopCall(env: Bindings, site: Site): ShopCall {
  return { env, db: env.DB, site, secret: sessionSecret(env), now: Date.now() };
}
