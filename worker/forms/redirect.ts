import { safeRedirect } from '#runtime/domain/form/redirect.ts';
import { findAddresses } from './repository.ts';

/**
 * Where a form's success redirect leads, made absolute, or '' where it may not lead there: only to a host of the site
 * or an origin that it lists. `requestOrigin` is the called origin; it counts as the site's own under a host of the
 * site's, whatever the port.
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
