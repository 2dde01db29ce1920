import { type Context, Hono } from 'hono';
import { ContributorSession } from '#runtime/contracts/contributors.ts';
import { NoBody, Passkey, PasskeyOptions, PasskeyRequest, Passkeys } from '#runtime/contracts/passkeys.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { crumb } from '../http/middleware/crumb.ts';
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
import { noStore, personCall, signInByPasskey } from '../people/service.ts';
import { mayChangePasskeys } from './confirm.ts';
import { holderOf } from './contributor.ts';
import { answerSession, entry, ownOriginOnly, signInEntry } from './entry.ts';
import { CONTRIBUTORS } from './policy.ts';
import { requireSession } from './sessions.ts';

const PASSKEYS = '/api/contributors/passkeys';
const OPTIONS = `${PASSKEYS}/options`;
const ONE_PASSKEY = `${PASSKEYS}/:id`;
const SESSION = '/api/contributors/session/passkey';
const SESSION_OPTIONS = `${SESSION}/options`;

/** Name of the limit of calls that add a passkey or remove one: each of them leads to a mail. */
const CHANGES = 'contributor-passkeys';

/** The passkeys of a contributor, and signing in by one, on the shop's own origin alone. */
export const contributorPasskeys = new Hono<AppEnv>();

contributorPasskeys.get(
  PASSKEYS,
  describe({ summary: 'Lists the passkeys of a contributor', answer: Passkeys }),
  noStore,
  ownOriginOnly,
  async (c) => c.json({ passkeys: await listPasskeys(personCall(c), await requireHolder(c)) }),
);

contributorPasskeys.post(
  OPTIONS,
  describe({ summary: 'Begins to add a passkey to a contributor', body: NoBody, answer: PasskeyOptions }),
  entry(CHANGES),
  async (c) => {
    const holder = await requireConfirmedHolder(c);
    parse(NoBody, c.var.body.json);
    const { site } = c.var;
    const { contributors } = await textsIn(site.language);
    // Beside the passkey of an account at the same shop, so that nobody takes one for the other.
    const name = fill(contributors.passkeyName, { email: holder.email, site: site.title });
    return c.json({ options: await registrationOptions(personCall(c), holder, name) });
  },
);

contributorPasskeys.post(
  PASSKEYS,
  describe({ summary: 'Adds a passkey to a contributor', body: PasskeyRequest, answer: Passkey }),
  entry(CHANGES),
  async (c) => {
    const holder = await requireConfirmedHolder(c);
    const { response } = parse(PasskeyRequest, c.var.body.json);
    return c.json(await addPasskey(personCall(c), holder, response));
  },
);

contributorPasskeys.delete(
  ONE_PASSKEY,
  describe({ summary: 'Removes a passkey of a contributor', status: 204, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  crumb,
  rateLimit('FORM_WRITES', CHANGES),
  async (c) => {
    await removePasskey(personCall(c), await requireConfirmedHolder(c), c.req.param('id'));
    return c.body(null, 204);
  },
);

contributorPasskeys.post(
  SESSION_OPTIONS,
  describe({ summary: 'Begins to sign a contributor in by a passkey', body: NoBody, answer: PasskeyOptions }),
  signInEntry,
  async (c) => {
    parse(NoBody, c.var.body.json);
    return c.json({ options: await signInOptions(personCall(c), 'contributor') });
  },
);

contributorPasskeys.post(
  SESSION,
  describe({ summary: 'Signs a contributor in by a passkey', body: PasskeyRequest, answer: ContributorSession }),
  signInEntry,
  async (c) => {
    const request = parse(PasskeyRequest, c.var.body.json);
    return answerSession(c, await signInByPasskey(CONTRIBUTORS, personCall(c), request, CONTRIBUTORS.tokenOf(c)));
  },
);

/** Reads who has made a call from a page of the shop. Throws SIGN_IN_NEEDED and CRUMB_FAIL. */
async function requireHolder(c: Context<AppEnv>): Promise<Holder> {
  return holderOf((await requireSession(c)).person);
}

/** Reads whose passkeys a call changes. Throws CONFIRMATION_NEEDED too. */
async function requireConfirmedHolder(c: Context<AppEnv>): Promise<Holder> {
  const session = await requireSession(c);
  if (!mayChangePasskeys(session)) throw new ApiError('CONFIRMATION_NEEDED');
  return holderOf(session.person);
}
