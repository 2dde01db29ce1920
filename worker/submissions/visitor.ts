import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { crumbNonce, readCrumbCookie, sha256 } from '../session/service.ts';

/**
 * Whom a submission key belongs to: on the shop's own pages the crumb's nonce, which stays the same when the visitor
 * founds a cart meanwhile; on another origin's pages, where nothing tells visitors apart, that origin. Comes after the
 * crumb, which holds that the nonce is the visitor's own.
 */
export function visitorHash(c: Context<AppEnv>): string {
  if (c.var.visitor.mode === 'cookie') return sha256(`crumb|${crumbNonce(readCrumbCookie(c))}`);
  return sha256(`origin|${c.req.header('Origin') ?? ''}`);
}
