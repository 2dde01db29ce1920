import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { LimitName } from '../../env.ts';
import { sha256 } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { callerNetworks, countedNetworks, UNKNOWN_NETWORK } from '../network.ts';

/**
 * Limits the calls of a visitor to a site, counted by the networks of the address that Cloudflare saw, otherwise by the
 * cart. It follows the crumb check, so that another site's page cannot use up a visitor's limit. Calls with a `purpose`
 * are counted separately.
 */
export function rateLimit(limit: LimitName, purpose = '') {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await isWithinLimit(c, limit, purpose))) throw new ApiError('RATE_LIMITED');
    await next();
  });
}

/**
 * Counts a call, and returns whether its visitor may make it. A call that its /64 may not make is not counted for the
 * wider networks, whose other callers it would shut out.
 */
export async function isWithinLimit(c: Context<AppEnv>, limit: LimitName, purpose = ''): Promise<boolean> {
  const cartToken = c.var.visitor?.cartToken;
  for (const { prefix, network } of countedNetworks(callerNetworks(c))) {
    // A binding has one limit for all of its keys, so that each prefix has a binding of its own.
    const binding = prefix === 64 ? limit : (`${limit}_${prefix}` as const);
    const who = network === UNKNOWN_NETWORK && cartToken ? sha256(cartToken) : network;
    const { success } = await c.env[binding].limit({ key: `${c.var.site.siteId}|${who}${purpose && `|${purpose}`}` });
    if (!success) return false;
  }
  return true;
}
