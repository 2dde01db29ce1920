import type { Context } from 'hono';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';

/**
 * Identifies the visitor's cart: by cookies on the shop's own origin, by a token in a header elsewhere. A request with
 * the site's key is in token mode, and its cookies are ignored.
 */
export interface Visitor {
  mode: 'cookie' | 'token';
  /** The id of the visitor's browser on the shop's own origin; '' elsewhere and before the first page. */
  id: string;
  cartToken: string | undefined;
}

interface JsonBody {
  /** The body as it was sent. */
  text: string;
  json: unknown;
}

/** The owner's key that a program calls with. */
export interface Owner {
  keyId: string;
  /** The address of the contributor who calls; undefined for a program with a key. */
  email?: string | undefined;
  scopes: readonly OwnerScope[];
}

/** The session of a signed-in site user. */
export interface SiteUserSession {
  id: string;
  userId: string;
  /** Lower case, and confirmed. */
  email: string;
  /** When the person signed in, in ms since the epoch. */
  beganAt: number;
  isRemembered: boolean;
}

/** The values that middlewares set for the handlers after them. */
interface Variables {
  site: Site;
  /** Whether the request's Origin is in the site's allow-list. */
  originListed: boolean;
  visitor: Visitor;
  /** The id that the answer gives to a browser without one. */
  newVisitorId?: string;
  body: JsonBody;
  owner: Owner;
  siteUser: SiteUserSession;
  /** Whether the shop is not open yet, and somebody who works on it looks at it. */
  isBeforeOpening?: boolean;
  /** The confirmed addresses of the person who is signed in, on pages of what was ordered; unset for everybody else. */
  ownEmails?: ReadonlySet<string>;
}

export type AppEnv = { Bindings: Bindings; Variables: Variables };

/** The values that are read from each call; handlers whose middlewares set more values have them too. */
export type ReadableContext = Pick<Context<AppEnv>, 'env' | 'req' | 'var'>;
