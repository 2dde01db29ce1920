import type { Context } from 'hono';
import { VISITOR_HEADER } from '#runtime/contracts/http.ts';
import { readSiteUser, type SignedInUser } from '../accounts/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { callerNetworks } from '../http/network.ts';
import { isToken, lockKeysJson, sessionSecret, sha256, sign } from '../session/service.ts';

/** A visitor who reads or gives likes. */
export interface Fan {
  siteId: string;
  user: SignedInUser | undefined;
  /** Hashes by which the fan's likes are stored; the first is that of new ones. Empty for a browser that is not known. */
  names: readonly string[];
  /** Names the fan's widest network, differently for each item, so that nobody is followed from one to another. */
  networkOn: (itemId: string) => string;
  /** The keys of the passwords that the visitor has typed, as JSON. */
  lockKeys: string;
  now: number;
}

/**
 * Says whose likes a call is about. A signed-in person is the same on all devices, and what their browser liked before
 * the sign-in is theirs too. Others are known by the visitor's cookie, on pages of other origins by a header: a cart's
 * token, which these have too, ends with the order.
 */
export async function readFan(c: Context<AppEnv>): Promise<Fan> {
  const { site, visitor } = c.var;
  const user = await readSiteUser(c);
  const header = c.req.header(VISITOR_HEADER);
  const browser = visitor.mode === 'cookie' ? visitor.id : isToken(header) ? header : '';
  const names = [user && sha256(`like user|${user.id}`), browser && sha256(`like visitor|${browser}`)];
  return {
    siteId: site.siteId,
    user,
    names: names.filter((name) => name !== undefined && name !== '') as string[],
    networkOn: (itemId) => sign(sessionSecret(c.env), 'like-network', site.siteId, itemId, callerNetworks(c)[48]),
    lockKeys: lockKeysJson(c),
    now: Date.now(),
  };
}
