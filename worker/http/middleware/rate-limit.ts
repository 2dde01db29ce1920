import { createMiddleware } from 'hono/factory';
import { sha256 } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

const IPV6_GROUPS = 8;
/** Groups of an IPv6 address that name its /64 network; a connection may use a new address in it for each call. */
const IPV6_NETWORK_GROUPS = 4;

/**
 * Limits the calls of a visitor to a site, counted by the address that Cloudflare saw, otherwise by the cart. It
 * follows the crumb check, so that another site's page cannot use up a visitor's limit. Calls with a `purpose` are
 * counted separately.
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
