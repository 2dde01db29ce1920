import type { Context } from 'hono';
import { readSiteUser } from '../accounts/service.ts';
import { hasOpenCart } from '../cart/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { callerNetworks } from '../http/network.ts';
import { sha256 } from '../session/service.ts';
import { personName } from '../site/address-lines.ts';

/** The caller of a call about comments. */
export interface Author {
  /** Hash by which likes and reports are counted once: of a site user, a browser, a cart or, failing these, a network. */
  who: string;
  user: { id: string; email: string; name: string } | undefined;
  /** Hash of the browser of a visitor without an account; undefined where many people may have the same. */
  visitorHash: string | undefined;
  /** The widest network of the call. One person can have many names in it, so that they count together. */
  network: string;
}

/**
 * Returns the caller. On other origins, a visitor without an account is known by the cart, as long as the shop has one
 * with this token: anybody can make tokens up.
 */
export async function readAuthor(c: Context<AppEnv>): Promise<Author> {
  const { 48: network } = callerNetworks(c);
  const known = await readSiteUser(c);
  if (known) {
    const user = { id: known.id, email: known.email, name: personName(known) };
    return { who: sha256(`comment user|${known.id}`), user, visitorHash: undefined, network };
  }
  const { siteId } = c.var.site;
  const { id, cartToken } = c.var.visitor;
  if (id) {
    const who = sha256(`comment visitor|${id}`);
    return { who, user: undefined, visitorHash: who, network };
  }
  const visitorHash = cartToken === undefined ? undefined : sha256(`comment cart|${cartToken}`);
  const isReal = cartToken !== undefined && (await hasOpenCart(c.env.DB, siteId, sha256(cartToken)));
  const who = isReal && visitorHash ? visitorHash : sha256(`comment network|${siteId}|${network}`);
  return { who, user: undefined, visitorHash, network };
}
