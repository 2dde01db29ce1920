import type { Experiment } from '../domain/experiments.ts';
import type { Purpose } from '../domain/may-track.ts';

/** What pages send the Worker about visits. This file imports no schema library, so that pages can use it. */

/** The platform's numbers of hits. */
export const VISITOR_HIT = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const;
export type VisitorHit = (typeof VISITOR_HIT)[keyof typeof VISITOR_HIT];
/** A heartbeat is sent each time that the page has been visible for so long. */
export const HEARTBEAT_MS = 30_000;

/** The events of `POST /api/events/RecordEvent`, by the platform's names. */
export const EVENT_NAMES = [
  'VisitPDP',
  'AddToCart',
  'ViewCart',
  'RemoveFromCart',
  'BeginCheckout',
  'CheckoutStep',
  'Purchase',
  'ReviewsTab',
  'ReviewsVitalsAnchorLink',
  'RelatedProductDisplay',
  'RelatedProductAddToCart',
  'RelatedProductClick',
  'AccessDeniedPageView',
  'AccessDeniedCTA',
  'VideoListsPageView',
  'VideoDetailsPageView',
  'ClicksThirdPartyVideo',
  'NewsletterSubscription',
  'FormSubmission',
  'QuickView',
  'ExperimentExposure',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/**
 * `data` of a hit (`POST /api/census/RecordHit`, as JSON text). `clientDate` is in ms since the epoch, sizes are in CSS
 * pixels. `url` has no fragment, and of its query only what is no secret: `q` holds what was searched for.
 */
export interface HitData {
  /** The census cookie's value. */
  visitorCookie: string;
  websiteId: string;
  templateId: string;
  website_locale: string;
  userAgent: string;
  clientDate: number;
  viewportInnerWidth: number;
  viewportInnerHeight: number;
  screenWidth: number;
  screenHeight: number;
  url: string;
  title: string;
  itemId: string | null;
  recordType: number | null;
  collectionId: string | null;
  /**
   * Only in the first page view of a visit that is sent: the host of the site whose link led to the visit's first page,
   * or the source that its address names; '' for neither.
   */
  referrer?: string;
  /** Only of a search: how many results its page shows. */
  resultCount?: number;
}

/**
 * What an event says beside the page and the visitor, in `data` of `POST /api/events/RecordEvent` (JSON text, beside
 * `websiteId`, `memberAccountId`, `templateId`, `variantId`, `website_locale` and `member_locale`) and in
 * `eventContent` of `POST /api/v1/clanker/events`. Prices and values are in major units.
 */
export interface EventDetails {
  /** The act's id where it is about an act, else random: the same in every message about the event. */
  event_id: string;
  /** The product, lesson or other item that it is about. */
  itemId?: string;
  itemTitle?: string;
  /** The product's chosen variant. */
  variantId?: string;
  collectionId?: string;
  memberAreaId?: string;
  formId?: string;
  experimentId?: string;
  currency?: string;
  value?: number;
  items?: readonly EventItem[];
  /** The order's number. */
  transactionId?: string;
  tax?: number;
  shipping?: number;
  step?: string;
  /** Host of the other site whose video was played. */
  videoHost?: string;
}

/** A product of an event. Lists of products name no variant and no price. */
export interface EventItem {
  itemId: string;
  sku?: string;
  title: string;
  quantity: number;
  price?: number;
}

/** Buttons whose showing and presses are counted. */
export const COUNTED_BUTTONS = ['addToCart', 'quickView', 'checkout', 'submit'] as const;
export type CountedButton = (typeof COUNTED_BUTTONS)[number];

/** Fields of the forms `POST /api/census/button-render` and `button-click`; `itemId` is '' beside no product. */
export interface ButtonData {
  button: CountedButton;
  itemId: string;
  visitorCookie: string;
}

/** What lies over the page for a while. */
export const OVERLAYS = ['drawer', 'lightbox', 'quickView', 'popup'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Fields of the form `POST /api/census/overlay`. */
export interface OverlayData {
  overlay: Overlay;
  event: 'shown' | 'closed';
  visitorCookie: string;
}

/** Longest wait for the answer to a call that only counts something, in ms. */
export const TELEMETRY_TIMEOUT_MS = 2_500;
/** Hosts with these endings are the platform's staging hosts. */
export const STAGING_HOSTS = ['.sqsp.net', '.squarespace.net'] as const;

/** What visitors do that the shop acknowledges: each is written down once, in the batch of the change itself. */
export const ACT_KINDS = ['add', 'remove', 'checkout', 'checkoutStep', 'order', 'refund'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** One product of an act. `priceCents` is the price of one, in minor units. */
export interface ActItem {
  itemId: string;
  sku: string;
  title: string;
  quantity: number;
  priceCents: number;
  /** What the order's discount takes off all its pieces; only in acts that the Worker keeps. */
  discountCents?: number;
}

/**
 * An act as answers name it (`act` of a cart or an order). The id is the same for every repeat of the call, for the
 * page's events and for what the Worker sends.
 */
export interface Act {
  id: string;
  kind: ActKind;
  currency: string;
  /** The value of all items, in minor units; of an order its grand total, of a refund what goes back. */
  valueCents: number;
  items: ActItem[];
  /** The order's number, where it is about an order. */
  orderNumber?: number;
  /** The step of the checkout: "shipping" or "payment". */
  step?: 'shipping' | 'payment';
}

/** Answer of `GET /api/1/performance/settings`. */
export interface PerformanceSettings {
  /** Random id of this page load. */
  pageLoadId: string;
  /** The share of page loads whose vitals are recorded, 0 to 1. */
  sampleRate: number;
  /** The site's rules for visitors' data, by which the page decides what it may record. */
  tracking: TrackingSettings;
  /** The active ones. */
  experiments: Experiment[];
  /** Whether the site is one of the platform's own, on which experiments can be overridden. */
  isInternal: boolean;
  replay: {
    isEnabled: boolean;
    /** ISO 3166-1 alpha-2; '' for none. */
    siteCountry: string;
    samplePercent: number;
    scriptUrl: string;
    organisationId: string;
  };
  /** The scripts that the shop's own pages load. */
  tags: readonly Tag[];
}

/** A script of others that the shop's own pages load where their visitor allows its purpose. */
export interface Tag {
  url: string;
  purpose: Purpose;
  /** The pixel's id where this is Meta's script; '' where it is a tag manager's. */
  metaPixelId: string;
}

export interface TrackingSettings {
  isRestrictiveCookiePolicyEnabled: boolean;
  isRestrictiveCookiePolicyAbsolute: boolean;
  isCookieBannerEnabled: boolean;
  isAnalyticsDisabled: boolean;
  isCloneableTemplate: boolean;
}

/** The purposes that a visitor allows, in the form of the cookie `CHOICE_COOKIE`. */
export type ConsentChoice = readonly Purpose[];
