import type { Context } from 'hono';
import { readSiteUser } from '../accounts/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { networkOf } from '../http/network.ts';
import { sha256 } from '../session/service.ts';
import { personName } from '../site/address-lines.ts';

/** Who makes a call about comments. */
export interface Author {
  /** Hash by which likes and reports are counted once: of a site user, a browser, a cart or, failing these, a network. */
  who: string;
  user: { id: string; email: string; name: string } | undefined;
  /** Hash of the browser of a visitor without an account; undefined where many people may have the same. */
  visitorHash: string | undefined;
}

/** Tells who makes a call. On other origins, a visitor without an account is known by the cart. */
export async function readAuthor(c: Context<AppEnv>): Promise<Author> {
  const known = await readSiteUser(c);
  if (known) {
    const user = { id: known.id, email: known.email, name: personName(known) };
    return { who: sha256(`comment user|${known.id}`), user, visitorHash: undefined };
  }
  const { id, cartToken } = c.var.visitor;
  const mark = id ? `visitor|${id}` : cartToken && `cart|${cartToken}`;
  if (mark) {
    const who = sha256(`comment ${mark}`);
    return { who, user: undefined, visitorHash: who };
  }
  const network = networkOf(c.req.header('CF-Connecting-IP') ?? 'unknown');
  return { who: sha256(`comment network|${c.var.site.siteId}|${network}`), user: undefined, visitorHash: undefined };
}
