import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import type * as z from 'zod/mini';
import { CLANKER_SCHEMAS } from '#runtime/contracts/clanker.ts';
import type { StatKind } from '#runtime/contracts/stats.ts';
import type { EventName } from '#runtime/contracts/telemetry.ts';
import {
  ButtonForm,
  ClankerContent,
  ClankerErrors,
  ClankerEvent,
  EventData,
  EventForm,
  Hit,
  HitForm,
  OverlayForm,
} from '#runtime/contracts/telemetry-calls.ts';
import { eventErrors } from '#runtime/domain/event-errors.ts';
import { keepVisitSource, visitorIdOf } from '../consent/service.ts';
import { activeExperiments, variantKeys } from '../experiments/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import { jsonBodyOf } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { waitUntil } from '../http/wait-until.ts';
import { crumbOwner, isCrumbValid, readCrumbCookies, setCrumbCookie } from '../session/service.ts';
import { eventCounts } from './event-counts.ts';
import { mayCount } from './gate.ts';
import { hitCounts } from './hit-counts.ts';
import { recordCounts } from './record-counts.ts';

const RECORD_HIT = '/api/census/RecordHit';
const RECORD_EVENT = '/api/events/RecordEvent';
const BUTTON_RENDER = '/api/census/button-render';
const BUTTON_CLICK = '/api/census/button-click';
const OVERLAY = '/api/census/overlay';
const CLANKER_EVENTS = '/api/v1/clanker/events';
const CLANKER_VALIDATE = '/api/v1/clanker/validate-event-content/:schemaName';
const FORM = 'application/x-www-form-urlencoded';
const BODY_MAX_BYTES = 64 * 1024;

/**
 * The calls by which pages record visits. Those that are refused by the visitor are answered like all others, and count nothing. None
 * but `RecordEvent` needs a crumb: another site's page could only add to the numbers, and `cors` keeps such pages out.
 */
export const events = new Hono<AppEnv>();

const limited = rateLimit('TELEMETRY', 'census');
const withinLimit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new ApiError('BODY_TOO_LARGE');
  },
});
const form = every(limited, withinLimit);

events.post(
  RECORD_HIT,
  describe({ summary: 'Counts that a page is seen', bodyType: FORM, status: 204 }),
  form,
  async (c) => {
    const { event, data, ss_cvr } = await readForm(c, HitForm);
    const hit = parse(Hit, parseJson(data));
    const counts = hitCounts(Number(event), hit, new URL(c.req.url).host);
    return answerCounts(c, ss_cvr, [...counts, ...variantVisits(c, counts)]);
  },
);

/** The one call whose crumb stands in its body, because a beacon has no headers. */
events.post(
  RECORD_EVENT,
  describe({ summary: 'Counts what a visitor does', bodyType: FORM, status: 202 }),
  form,
  async (c) => {
    const { crumb, event, data } = await readForm(c, EventForm);
    expectCrumb(c, crumb);
    const about = parse(EventData, parseJson(data));
    await answerCounts(c, undefined, eventCounts(event, about));
    return c.body(null, 202);
  },
);

const buttons = (kind: StatKind) => async (c: Context<AppEnv>) => {
  const { button, visitorCookie } = await readForm(c, ButtonForm);
  return answerCounts(c, visitorCookie, [[kind, button]]);
};
events.post(
  BUTTON_RENDER,
  describe({ summary: 'Counts that a button is shown', bodyType: FORM, status: 204 }),
  form,
  buttons('buttonsShown'),
);
events.post(
  BUTTON_CLICK,
  describe({ summary: 'Counts that a button is pressed', bodyType: FORM, status: 204 }),
  form,
  buttons('buttonsPressed'),
);

events.post(
  OVERLAY,
  describe({ summary: 'Counts what lies over a page', bodyType: FORM, status: 204 }),
  form,
  async (c) => {
    const { overlay, event, visitorCookie } = await readForm(c, OverlayForm);
    return answerCounts(c, visitorCookie, [[event === 'shown' ? 'overlaysShown' : 'overlaysClosed', overlay]]);
  },
);

/** The same events in the newer format, which is checked and not counted again. */
events.post(
  CLANKER_EVENTS,
  describe({ summary: 'Takes an event by its schema', body: ClankerEvent, status: 202 }),
  limited,
  jsonBodyOf(BODY_MAX_BYTES),
  async (c) => {
    const { eventContent, eventSchemaName } = parse(ClankerEvent, c.var.body.json);
    if (errorsOf(eventSchemaName, eventContent).length > 0) {
      throw new ApiError('INVALID_REQUEST', { fields: ['eventContent'] });
    }
    return c.body(null, 202, { 'Cache-Control': 'no-store' });
  },
);

events.post(
  CLANKER_VALIDATE,
  describe({ summary: 'Tells what is wrong with an event', body: ClankerContent, answer: ClankerErrors }),
  limited,
  jsonBodyOf(BODY_MAX_BYTES),
  async (c) => {
    const { eventContent } = parse(ClankerContent, c.var.body.json);
    const errors = errorsOf(c.req.param('schemaName'), eventContent);
    return c.json({ isValid: errors.length === 0, errors }, 200, { 'Cache-Control': 'no-store' });
  },
);

/** Queues counts where the visitor may be counted, and answers the same where not. */
async function answerCounts(
  c: Context<AppEnv>,
  census: string | undefined,
  counts: [StatKind, string][],
): Promise<Response> {
  if (counts.length > 0 && mayCount(c, census)) {
    const { siteId, timeZone } = c.var.site;
    await waitUntil(c, recordCounts(c.env, { siteId, at: Date.now(), timeZone, counts }));
    const source = counts.find(([kind]) => kind === 'sources')?.[1];
    if (source !== undefined && visitorIdOf(c)) keepVisitSource(c, source);
  }
  c.header('Cache-Control', 'no-store');
  return c.body(null, 204);
}

/** What the beginning of a visit adds to the experiments; on pages of other origins, the visitor's later acts are not known. */
function variantVisits(c: Context<AppEnv>, counts: readonly [StatKind, string][]): [StatKind, string][] {
  if (!counts.some(([kind]) => kind === 'visits')) return [];
  return variantKeys(activeExperiments(c.var.site), visitorIdOf(c)).map((key) => ['variantVisits', key]);
}

/** Reads the fields of a form. Throws INVALID_REQUEST and UNKNOWN_FIELD. */
async function readForm<Schema extends z.ZodMiniType>(c: Context<AppEnv>, schema: Schema): Promise<z.output<Schema>> {
  return parse(schema, Object.fromEntries(await readFormBody(c)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('MALFORMED_JSON');
  }
}

function errorsOf(schemaName: string, content: string): string[] {
  const schema = CLANKER_SCHEMAS.get(schemaName as EventName);
  if (!schema) throw new ApiError('NOT_FOUND');
  return eventErrors(parseJson(content), schema);
}

/** Checks the crumb as the middleware of all other calls does. Throws CRUMB_FAIL, with a fresh crumb. */
function expectCrumb(c: Context<AppEnv>, crumb: string): void {
  if (c.var.visitor.mode === 'token') return;
  const owner = crumbOwner(c);
  if (owner && isCrumbValid(owner, crumb, readCrumbCookies(c))) return;
  setCrumbCookie(c);
  throw new ApiError('CRUMB_FAIL');
}
