import { createMiddleware } from 'hono/factory';
import { sha256 } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

const IPV6_GROUPS = 8;
/** Of an IPv6 address, the part that one connection is given: it may call from a new address each time within it. */
const IPV6_NETWORK_GROUPS = 4;

/**
 * Bounds calls per site and visitor: by the address that Cloudflare saw, else by the cart. Comes after the crumb, so
 * that another site's page cannot use up a visitor's share. Calls with a purpose of their own are counted apart.
 */
export function rateLimit(binding: 'CART_WRITES' | 'FORM_WRITES', purpose = '') {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { cartToken } = c.var.visitor;
    const address = c.req.header('CF-Connecting-IP');
    const who = address ? networkOf(address) : cartToken ? sha256(cartToken) : 'unknown';
    const { success } = await c.env[binding].limit({ key: `${c.var.site.siteId}|${who}${purpose && `|${purpose}`}` });
    if (!success) throw new ApiError('RATE_LIMITED');
    await next();
  });
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, IPV6_GROUPS - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, IPV6_NETWORK_GROUPS).join(':');
}
