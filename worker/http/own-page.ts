import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Whether a page of the shop's own origin has sent a request; undefined where no header says so. `Sec-Fetch-Site` decides
 * where the browser sends it, because a page with the referrer policy `no-referrer` sends the Origin `null` with its forms
 * and beacons. Browsers without that header are Safari before 16.4, and those to which the shop's address is not secure.
 */
export function isFromOwnPage({ req }: Context<AppEnv>): boolean | undefined {
  const fetchSite = req.header('Sec-Fetch-Site');
  if (fetchSite) return fetchSite === 'same-origin';
  const origin = req.header('Origin');
  return origin === undefined || origin === 'null' ? undefined : origin === new URL(req.url).origin;
}
