import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sha256 } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { networkOf } from '../network.ts';

/**
 * Limits the calls of a visitor to a site, counted by the address that Cloudflare saw, otherwise by the cart. It
 * follows the crumb check, so that another site's page cannot use up a visitor's limit. Calls with a `purpose` are
 * counted separately.
 */
export function rateLimit(binding: 'CART_WRITES' | 'FORM_WRITES' | 'TELEMETRY', purpose = '') {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await isWithinLimit(c, binding, purpose))) throw new ApiError('RATE_LIMITED');
    await next();
  });
}

/** Counts a call, and tells whether its visitor may make it. */
export async function isWithinLimit(
  c: Context<AppEnv>,
  binding: 'CART_WRITES' | 'FORM_WRITES' | 'TELEMETRY' | 'SEARCHES',
  purpose = '',
): Promise<boolean> {
  const cartToken = c.var.visitor?.cartToken;
  const address = c.req.header('CF-Connecting-IP');
  const who = address ? networkOf(address) : cartToken ? sha256(cartToken) : 'unknown';
  const { success } = await c.env[binding].limit({ key: `${c.var.site.siteId}|${who}${purpose && `|${purpose}`}` });
  return success;
}
