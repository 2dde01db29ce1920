import { type Context, Hono } from 'hono';
import { PushSeen, PushSeenAnswer, PushState, PushSubscriptionOfDevice, PushTested } from '#runtime/contracts/push.ts';
import type { AppEnv } from '../http/app-env.ts';
import { consoleLanguageOf } from '../http/console-language.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { noStore, personCall } from '../people/service.ts';
import { type PushOwner, readPushState, seeDevice, testDevice } from '../push/service.ts';
import { chosenLanguage } from './contributor.ts';
import { ownOriginOnly } from './entry.ts';
import { switchPushesOff, switchPushesOn } from './push-devices.ts';
import { requireSession } from './sessions.ts';

const PUSH = '/api/contributors/push';
const SEEN = `${PUSH}/seen`;
const DEVICE = `${PUSH}/devices/:id`;
const TEST = `${DEVICE}/test`;

const changes = rateLimit('FORM_WRITES', 'contributor-pushes');

/** The devices on which a contributor gets pushes, on the shop's own origin alone. */
export const contributorPush = new Hono<AppEnv>();

contributorPush.get(
  PUSH,
  describe({ summary: 'Lists the devices on which a contributor gets pushes', answer: PushState }),
  noStore,
  ownOriginOnly,
  async (c) => c.json(await readPushState(c.env, (await own(c)).owner, Date.now())),
);

contributorPush.put(
  DEVICE,
  describe({
    summary: 'Switches pushes on in a contributor’s browser, or changes of what it gets some',
    body: PushSubscriptionOfDevice,
    status: 204,
    ifMatch: 'none',
  }),
  noStore,
  ownOriginOnly,
  changes,
  jsonBody,
  async (c) => {
    const { owner, email } = await own(c);
    const subscription = parse(PushSubscriptionOfDevice, c.var.body.json);
    const browser = { owner, email, language: consoleLanguageOf(c) };
    await switchPushesOn(personCall(c), browser, c.req.param('id'), subscription);
    return c.body(null, 204);
  },
);

contributorPush.delete(
  DEVICE,
  describe({ summary: 'Ends the pushes on one of a contributor’s devices', status: 204, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  changes,
  async (c) => {
    await switchPushesOff(personCall(c), (await own(c)).owner, c.req.param('id'));
    return c.body(null, 204);
  },
);

contributorPush.post(
  SEEN,
  describe({
    summary: 'Says in which browser a contributor has the console open, so that its pushes end with this session',
    body: PushSeen,
    answer: PushSeenAnswer,
  }),
  noStore,
  ownOriginOnly,
  jsonBody,
  async (c) => {
    const { owner } = await own(c);
    const { endpoint } = parse(PushSeen, c.var.body.json);
    return c.json({ isOn: await seeDevice(c.env.DB, owner, endpoint, Date.now()) });
  },
);

contributorPush.post(
  TEST,
  describe({ summary: 'Sends a push to one of a contributor’s devices at once', answer: PushTested }),
  noStore,
  ownOriginOnly,
  changes,
  async (c) => {
    const { owner, language } = await own(c);
    return c.json({ isSent: await testDevice(c.env, c.var.site, owner, c.req.param('id'), language, Date.now()) });
  },
);

/** Names the person and the session of a call. Throws SIGN_IN_NEEDED and CRUMB_FAIL. */
async function own(c: Context<AppEnv>) {
  const { id, person } = await requireSession(c);
  const owner: PushOwner = { siteId: c.var.site.siteId, contributorId: person.id, sessionId: id };
  return { owner, email: person.email, language: chosenLanguage(person) || consoleLanguageOf(c) };
}
