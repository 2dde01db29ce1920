import { safeRedirect } from '#runtime/domain/form/redirect.ts';
import { findAddresses } from './repository.ts';

/**
 * Returns the absolute address of a form's success redirect, or '' if it is not allowed: it may lead only to a host of
 * the site or to an origin that the site lists. `requestOrigin` is the origin that was called; on a host of the site it
 * counts as the site's own, with any port.
 */
export async function redirectOf(
  db: D1Database,
  siteId: string,
  target: string,
  requestOrigin: string,
): Promise<string> {
  if (!target.trim()) return '';
  const { hosts, origins } = await findAddresses(db, siteId);
  const called = hosts.includes(new URL(requestOrigin).hostname) ? [requestOrigin] : [];
  const allowed = [...called, ...hosts.map((host) => `https://${host}`), ...origins];
  const [base] = allowed;
  return base === undefined ? '' : safeRedirect(target, base, allowed);
}
