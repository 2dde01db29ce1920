import { sign } from '../session/service.ts';
import { MY_SUBSCRIPTION_PATH } from '../site/page-paths.ts';

/** Returns the token that opens a subscription's page, derived from its id, so that every mail can link to it. */
export function subscriptionTokenOf(secret: string, siteId: string, id: string): string {
  return sign(secret, 'subscription', siteId, id);
}

/** Returns the path of a subscription's page, with its id and the token that opens it. */
export function subscriptionPath(secret: string, siteId: string, id: string): string {
  return `${MY_SUBSCRIPTION_PATH}?${new URLSearchParams({ id, token: subscriptionTokenOf(secret, siteId, id) })}`;
}
