import { Hono } from 'hono';
import { ContributorSessions } from '#runtime/contracts/contributors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { contributorCall } from './contributor-call.ts';
import { forgetSession, noStore, ownOriginOnly, requireSession } from './entry.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

const SESSIONS = '/api/contributors/sessions';
const ONE_SESSION = `${SESSIONS}/:id`;

/** The list of a contributor's sessions, on the shop's own origin alone. */
export const contributorSessions = new Hono<AppEnv>();

contributorSessions.get(
  SESSIONS,
  describe({ summary: 'Lists the sessions of a contributor', answer: ContributorSessions }),
  noStore,
  ownOriginOnly,
  async (c) => c.json({ sessions: await listSessions(contributorCall(c), await requireSession(c)) }),
);

contributorSessions.delete(
  SESSIONS,
  describe({ summary: 'Ends all other sessions of a contributor', status: 204, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    await endOtherSessions(contributorCall(c), await requireSession(c));
    return c.body(null, 204);
  },
);

contributorSessions.delete(
  ONE_SESSION,
  describe({ summary: 'Ends a session of a contributor', status: 204, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    const session = await requireSession(c);
    const id = c.req.param('id');
    await endSession(contributorCall(c), session.contributor.id, id);
    if (id === session.id) forgetSession(c);
    return c.body(null, 204);
  },
);
