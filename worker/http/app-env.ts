import type { OwnerScope } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';

/**
 * How the visitor's cart is told: by cookies on the shop's own origin, by a token in a header anywhere else. A
 * request with the site's key is in token mode, and its cookies are not looked at.
 */
export interface Visitor {
  mode: 'cookie' | 'token';
  cartToken: string | undefined;
}

export interface JsonBody {
  /** As it was sent. */
  text: string;
  json: unknown;
}

/** Who calls in the name of a site. */
export interface Owner {
  keyId: string;
  scopes: readonly OwnerScope[];
}

/** What the middlewares put on a request, each before the handlers that read it. */
export interface Variables {
  site: Site;
  /** Whether the request's Origin is in the site's allow-list. */
  originListed: boolean;
  visitor: Visitor;
  body: JsonBody;
  owner: Owner;
}

export type AppEnv = { Bindings: Bindings; Variables: Variables };
