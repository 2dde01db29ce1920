import { type Context, Hono } from 'hono';
import { SessionResponse } from '#runtime/contracts/account.ts';
import {
  NoBody,
  Passkey,
  PasskeyOptions,
  PasskeyRequest,
  PasskeySessionRequest,
  Passkeys,
} from '#runtime/contracts/passkeys.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import {
  addPasskey,
  type Holder,
  listPasskeys,
  registrationOptions,
  removePasskey,
  signInOptions,
} from '../passkeys/service.ts';
import { findById, isForeign, personCall, signInByPasskey } from '../people/service.ts';
import { shareCart } from './account-cart.ts';
import { answerSession, entry } from './entry.ts';
import { siteUser } from './identity.ts';
import { SITE_USERS } from './policy.ts';
import { recentSignIn } from './recent-sign-in.ts';

const PASSKEYS = '/api/site-users/account/passkeys';
const OPTIONS = `${PASSKEYS}/options`;
const ONE_PASSKEY = `${PASSKEYS}/:id`;
const SESSION = '/api/site-users/account/session/passkey';
const SESSION_OPTIONS = `${SESSION}/options`;

/** A call that registers a passkey or removes one: each of them leads to a mail. */
const changes = rateLimit('FORM_WRITES', 'passkeys');

/** The passkeys of a site user, and signing in by one. */
export const accountPasskeys = new Hono<AppEnv>();

accountPasskeys.get(
  PASSKEYS,
  describe({ summary: 'Lists the passkeys of the account', answer: Passkeys }),
  siteUser,
  async (c) => c.json({ passkeys: await listPasskeys(personCall(c), subjectOf(c)) }),
);

accountPasskeys.post(
  OPTIONS,
  describe({ summary: 'Begins to add a passkey to the account', body: NoBody, answer: PasskeyOptions }),
  siteUser,
  ownOriginOnly,
  // Its challenge counts once, for five minutes: without one, no passkey is added.
  recentSignIn,
  changes,
  jsonBody,
  async (c) => {
    parse(NoBody, c.var.body.json);
    const { email } = c.var.siteUser;
    return c.json({ options: await registrationOptions(personCall(c), subjectOf(c), email) });
  },
);

accountPasskeys.post(
  PASSKEYS,
  describe({ summary: 'Adds a passkey to the account', body: PasskeyRequest, answer: Passkey }),
  siteUser,
  ownOriginOnly,
  changes,
  jsonBody,
  async (c) => {
    const { response } = parse(PasskeyRequest, c.var.body.json);
    return c.json(await addPasskey(personCall(c), await holderOf(c), response));
  },
);

accountPasskeys.delete(
  ONE_PASSKEY,
  describe({ summary: 'Removes a passkey of the account', status: 204, ifMatch: 'none' }),
  siteUser,
  changes,
  async (c) => {
    await removePasskey(personCall(c), await holderOf(c), c.req.param('id'));
    return c.body(null, 204);
  },
);

accountPasskeys.post(
  SESSION_OPTIONS,
  describe({ summary: 'Begins to sign a site user in by a passkey', body: NoBody, answer: PasskeyOptions }),
  entry('sign-in'),
  ownOriginOnly,
  async (c) => {
    parse(NoBody, c.var.body.json);
    return c.json({ options: await signInOptions(personCall(c), 'site-user') });
  },
);

accountPasskeys.post(
  SESSION,
  describe({ summary: 'Signs a site user in by a passkey', body: PasskeySessionRequest, answer: SessionResponse }),
  entry('sign-in'),
  ownOriginOnly,
  async (c) => {
    const request = parse(PasskeySessionRequest, c.var.body.json);
    const signedIn = await signInByPasskey(SITE_USERS, personCall(c), request, SITE_USERS.tokenOf(c));
    await shareCart(c, signedIn.person.id);
    return answerSession(c, signedIn);
  },
);

/** Passkeys are bound to the shop's own host. Throws PASSKEY_ELSEWHERE on pages of other origins. */
async function ownOriginOnly(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  if (isForeign(c)) throw new ApiError('PASSKEY_ELSEWHERE');
  await next();
}

function subjectOf(c: Context<AppEnv>) {
  return { audience: 'site-user', id: c.var.siteUser.userId } as const;
}

/** Reads the signed-in person. Throws SIGN_IN_NEEDED where the account was deleted meanwhile. */
async function holderOf(c: Context<AppEnv>): Promise<Holder> {
  const user = await findById(SITE_USERS, personCall(c), c.var.siteUser.userId);
  if (!user) throw new ApiError('SIGN_IN_NEEDED');
  return { ...subjectOf(c), email: user.email, language: user.language };
}
