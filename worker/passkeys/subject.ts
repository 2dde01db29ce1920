import { sha256 } from '../session/service.ts';
import type { ShopCall } from '../site/shop-call.ts';

/** Who passkeys belong to. Those of one audience never sign in to the other. */
export type Audience = 'site-user' | 'contributor';

/** A person who has passkeys. */
export interface Subject {
  audience: Audience;
  id: string;
}

/** A signed-in person who has passkeys. */
export interface Holder extends Subject {
  email: string;
  /** Language tag of the person's mails; '' for the site's. */
  language: string;
}

/** The data of a call about passkeys. */
export interface PasskeyCall extends ShopCall {
  /** The origin that the call was made to; passkeys are bound to it. */
  origin: string;
  /** Browser and system, 'Firefox (Linux)'; '' where they are unknown. A new passkey is called so. */
  device: string;
}

/** Whether the authenticator must have recognised the person, by a PIN or a finger. */
export function mustVerifyPerson(audience: Audience): boolean {
  return audience === 'contributor';
}

/** Returns the domain that passkeys are made for: the shop's host. */
export function rpIdOf({ origin }: PasskeyCall): string {
  return new URL(origin).hostname;
}

/** Returns the id by which authenticators know a person; it does not reveal who that is. */
export function handleOf(siteId: string, { audience, id }: Subject): string {
  return sha256(`passkey|${siteId}|${audience}|${id}`);
}
