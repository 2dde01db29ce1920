import { EVENT_NAMES, type EventName } from './telemetry.ts';

/**
 * The schemas of `POST /api/v1/clanker/events`, as data: an `eventSchemaName` is an event's name, and `eventContent` is the
 * JSON text of an object with these fields. This file imports no schema library.
 */

export type FieldType = 'text' | 'number' | 'items' | 'source';

/** A field's type; a name with "?" at its end need not be there. */
export type EventSchema = Readonly<Record<string, FieldType>>;

/**
 * Every event says this of the page and the visitor. `event_timestamp` is in ms since the epoch; `source` is one of
 * `EVENT_SOURCES`; an event without one is a page's, `WEB`.
 */
const PAGE = {
  analytics_id: 'text',
  session_id: 'text',
  page_host: 'text',
  page_path: 'text',
  page_query_params: 'text',
  page_referrer_url: 'text',
  browser_language: 'text',
  window_width: 'number',
  window_height: 'number',
  marketing_id: 'text',
  event_timestamp: 'number',
  environment: 'text',
  'source?': 'source',
  event_id: 'text',
} as const satisfies EventSchema;

const ACT = { currency: 'text', value: 'number', items: 'items' } as const satisfies EventSchema;

/** What each event says beyond that. */
const OWN: Readonly<Record<EventName, EventSchema>> = {
  VisitPDP: { itemId: 'text', 'itemTitle?': 'text', 'variantId?': 'text', 'currency?': 'text', 'value?': 'number' },
  AddToCart: ACT,
  ViewCart: { 'currency?': 'text', 'value?': 'number', 'items?': 'items' },
  RemoveFromCart: ACT,
  BeginCheckout: { 'currency?': 'text', 'value?': 'number', 'items?': 'items' },
  CheckoutStep: { step: 'text', ...ACT },
  Purchase: { transactionId: 'text', 'tax?': 'number', 'shipping?': 'number', ...ACT },
  ReviewsTab: { 'itemId?': 'text' },
  ReviewsVitalsAnchorLink: { 'itemId?': 'text' },
  RelatedProductDisplay: { 'itemId?': 'text', items: 'items' },
  RelatedProductAddToCart: { itemId: 'text' },
  RelatedProductClick: { itemId: 'text' },
  AccessDeniedPageView: { 'memberAreaId?': 'text' },
  AccessDeniedCTA: { 'memberAreaId?': 'text' },
  VideoListsPageView: { 'collectionId?': 'text' },
  VideoDetailsPageView: { 'itemId?': 'text', 'itemTitle?': 'text', 'collectionId?': 'text' },
  ClicksThirdPartyVideo: { videoHost: 'text', 'itemId?': 'text' },
  NewsletterSubscription: { formId: 'text' },
  FormSubmission: { formId: 'text' },
  QuickView: { itemId: 'text' },
  ExperimentExposure: { experimentId: 'text', variantId: 'text' },
};

/** The schema of each event, by its name. */
export const CLANKER_SCHEMAS: ReadonlyMap<string, EventSchema> = new Map(
  EVENT_NAMES.map((name) => [name, { ...PAGE, ...OWN[name] }]),
);

/** Longest text in an event, in UTF-16 code units, and most items: as many as a cart has lines. */
export const CLANKER_TEXT_MAX_LENGTH = 2_000;
export const CLANKER_MAX_ITEMS = 250;
