import * as z from 'zod/mini';
import { parseUrl } from '../domain/parse-url.ts';
import { COUNTED_BUTTONS, EVENT_NAMES, OVERLAYS, VISITOR_HIT } from './telemetry.ts';

/** What the Worker accepts of pages that record visits. Pages check nothing, and so do not import this file. */

const TEXT_MAX_LENGTH = 2_000;
const SIZE_MAX = 100_000;

const text = z.string().check(z.maxLength(TEXT_MAX_LENGTH));
const id = z.nullable(z.string().check(z.maxLength(100)));
const size = z.number().check(z.minimum(0), z.maximum(SIZE_MAX));
/** JSON text of one object, as long as an event with many products. */
const json = z.string().check(z.minLength(2), z.maxLength(60_000));

/** Fields of the form `POST /api/census/RecordHit`. */
export const HitForm = z.strictObject({
  event: z.enum(Object.values(VISITOR_HIT).map(String)),
  /** JSON text of `HitData`. */
  data: json,
  /** The census cookie's value. */
  ss_cvr: text,
});

/** `HitData` of `telemetry.ts`. */
export const Hit = z.strictObject({
  visitorCookie: text,
  websiteId: text,
  templateId: text,
  website_locale: text,
  userAgent: text,
  clientDate: z.number(),
  viewportInnerWidth: size,
  viewportInnerHeight: size,
  screenWidth: size,
  screenHeight: size,
  url: z.string().check(
    z.maxLength(TEXT_MAX_LENGTH),
    z.refine((url) => parseUrl(url) !== undefined),
  ),
  title: text,
  itemId: id,
  recordType: z.nullable(z.int()),
  collectionId: id,
  /** Only in the first page view of a visit; '' where no other site led to it. */
  referrer: z.optional(text),
  /** Only of a search: how many results its page shows. */
  resultCount: z.optional(z.int().check(z.minimum(0))),
});

/** Fields of the form `POST /api/events/RecordEvent`. The crumb is that of the cookie; '' on pages of other origins. */
export const EventForm = z.strictObject({ crumb: text, event: z.enum(EVENT_NAMES), data: json });

/** The part of an event's data that is counted. */
export const EventData = z.looseObject({
  event_id: z.string().check(z.maxLength(100)),
  itemId: z.optional(id),
  formId: z.optional(id),
});

/** Fields of the forms `POST /api/census/button-render` and `button-click`. */
export const ButtonForm = z.strictObject({ button: z.enum(COUNTED_BUTTONS), itemId: text, visitorCookie: text });

/** Fields of the form `POST /api/census/overlay`. */
export const OverlayForm = z.strictObject({
  overlay: z.enum(OVERLAYS),
  event: z.enum(['shown', 'closed']),
  visitorCookie: text,
});

/** Body of `POST /api/v1/clanker/events`. */
export const ClankerEvent = z.strictObject({
  /** JSON text of the event. */
  eventContent: json,
  eventSchemaName: z.enum(EVENT_NAMES),
});

/** Body of `POST /api/v1/clanker/validate-event-content/:schemaName`. */
export const ClankerContent = z.strictObject({ eventContent: json });
/** Its answer: a sentence for each field that is wrong. */
export const ClankerErrors = z.strictObject({ isValid: z.boolean(), errors: z.array(z.string()) });
