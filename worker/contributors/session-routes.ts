import { type Context, Hono } from 'hono';
import { ContributorSessions } from '#runtime/contracts/contributors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import {
  endOtherSessionsStatement,
  endSessionStatement,
  forgetSession,
  listSessions,
  noStore,
  personCall,
} from '../people/service.ts';
import { endOtherPushesStatement, endPushesOfSessionStatement, type PushOwner } from '../push/service.ts';
import { ownOriginOnly } from './entry.ts';
import { CONTRIBUTORS } from './policy.ts';
import { requireSession } from './sessions.ts';

const SESSIONS = '/api/contributors/sessions';
const ONE_SESSION = `${SESSIONS}/:id`;

/** The list of a contributor's sessions, on the shop's own origin alone. */
export const contributorSessions = new Hono<AppEnv>();

contributorSessions.get(
  SESSIONS,
  describe({ summary: 'Lists the sessions of a contributor', answer: ContributorSessions }),
  noStore,
  ownOriginOnly,
  async (c) => c.json({ sessions: await listSessions(CONTRIBUTORS, personCall(c), await requireOwn(c)) }),
);

contributorSessions.delete(
  SESSIONS,
  describe({ summary: 'Ends all other sessions of a contributor, and pushes there', status: 204, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const session = await requireOwn(c);
    await c.env.DB.batch([
      endOtherSessionsStatement(CONTRIBUTORS, personCall(c), session),
      endOtherPushesStatement(c.env.DB, pushOwner(c, session)),
    ]);
    return c.body(null, 204);
  },
);

contributorSessions.delete(
  ONE_SESSION,
  describe({ summary: 'Ends a session of a contributor, and pushes there', status: 204, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const own = await requireOwn(c);
    const session = { ...own, id: c.req.param('id') };
    const [ended] = await c.env.DB.batch([
      endSessionStatement(CONTRIBUTORS, personCall(c), session),
      endPushesOfSessionStatement(c.env.DB, pushOwner(c, session)),
    ]);
    if (ended?.results.length !== 1) throw new ApiError('SESSION_NOT_FOUND');
    if (session.id === own.id) forgetSession(CONTRIBUTORS, c);
    return c.body(null, 204);
  },
);

/** Names the session of a call, and the person. Throws SIGN_IN_NEEDED and CRUMB_FAIL. */
async function requireOwn(c: Context<AppEnv>) {
  const { id, person } = await requireSession(c);
  return { id, personId: person.id };
}

function pushOwner(c: Context<AppEnv>, { id: sessionId, personId }: { id: string; personId: string }): PushOwner {
  return { siteId: c.var.site.siteId, contributorId: personId, sessionId };
}
