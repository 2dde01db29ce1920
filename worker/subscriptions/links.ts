import { sign } from '../session/service.ts';

/** Returns the token that opens a subscription's page, derived from its id, so that every mail can link to it. */
export function subscriptionTokenOf(secret: string, siteId: string, id: string): string {
  return sign(secret, 'subscription', siteId, id);
}
