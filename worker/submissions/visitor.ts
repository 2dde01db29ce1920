import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { sha256 } from '../session/service.ts';

/**
 * Returns the hash of the visitor that a submission key belongs to. On the shop's own pages the visitor is known by a
 * cookie that stays the same when a cart is created; on other origins, where nothing identifies a visitor, it is that
 * origin. The caller checks the crumb first.
 */
export function visitorHash(c: Context<AppEnv>): string {
  if (c.var.visitor.mode === 'cookie') return sha256(`visitor|${c.var.visitor.id}`);
  return sha256(`origin|${c.req.header('Origin') ?? ''}`);
}
