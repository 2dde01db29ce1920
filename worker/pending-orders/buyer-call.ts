import type { PageContext } from '../plain-pages/service.ts';
import { readVisitorId, sessionSecrets, visitorHashOf } from '../session/service.ts';

/** Returns the data of a call that places an order, without Hono's context. */
export function buyerCall(c: PageContext) {
  const visitorHash = visitorHashOf(readVisitorId(c) ?? '');
  return { db: c.env.DB, site: c.var.site, secrets: sessionSecrets(c.env), visitorHash, now: Date.now() };
}
