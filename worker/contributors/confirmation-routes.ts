import { type Context, Hono } from 'hono';
import { ConfirmationRequest, ContributorSession } from '#runtime/contracts/contributors.ts';
import { NoBody, PasskeyOptions, PasskeyRequest } from '#runtime/contracts/passkeys.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import { confirmationOptions } from '../passkeys/service.ts';
import { personCall } from '../people/service.ts';
import { sessionSecret } from '../session/service.ts';
import { confirmByPasskey, confirmByPassword } from './confirm.ts';
import { holderOf } from './contributor.ts';
import { entry } from './entry.ts';
import { requireSession, toSession } from './sessions.ts';

const CONFIRMATION = '/api/contributors/session/confirmation';
const PASSKEY = `${CONFIRMATION}/passkey`;
const PASSKEY_OPTIONS = `${PASSKEY}/options`;

/** Confirming who one is, in a contributor's session: what owners' calls that matter most need. */
export const contributorConfirmation = new Hono<AppEnv>();

contributorConfirmation.post(
  CONFIRMATION,
  describe({
    summary: 'Confirms by the password who a contributor without passkeys is',
    body: ConfirmationRequest,
    answer: ContributorSession,
  }),
  entry('contributor'),
  async (c) => {
    const session = await requireSession(c);
    const { password } = parse(ConfirmationRequest, c.var.body.json);
    await confirmByPassword(personCall(c), session, password);
    return answerConfirmed(c);
  },
);

contributorConfirmation.post(
  PASSKEY_OPTIONS,
  describe({ summary: 'Begins to confirm by a passkey who a contributor is', body: NoBody, answer: PasskeyOptions }),
  entry('contributor'),
  async (c) => {
    const { person } = await requireSession(c);
    parse(NoBody, c.var.body.json);
    return c.json({ options: await confirmationOptions(personCall(c), holderOf(person)) });
  },
);

contributorConfirmation.post(
  PASSKEY,
  describe({ summary: 'Confirms by a passkey who a contributor is', body: PasskeyRequest, answer: ContributorSession }),
  entry('contributor'),
  async (c) => {
    const session = await requireSession(c);
    const { response } = parse(PasskeyRequest, c.var.body.json);
    await confirmByPasskey(personCall(c), session, response);
    return answerConfirmed(c);
  },
);

/**
 * Answers with the session as it is now. Throws CONFIRMATION_NEEDED where the proof is not enough any more because of
 * another call.
 */
async function answerConfirmed(c: Context<AppEnv>): Promise<Response> {
  const session = await requireSession(c);
  const answer = toSession(sessionSecret(c.env), session);
  if (answer.confirmation.until === null) throw new ApiError('CONFIRMATION_NEEDED');
  return c.json(answer);
}
