import type { Purpose } from '../domain/may-track.ts';

/** What pages tell the Worker about visits. This file imports no schema library, so that pages can use it. */

/** The platform's numbers of hits. */
export const VISITOR_HIT = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const;
export type VisitorHit = (typeof VISITOR_HIT)[keyof typeof VISITOR_HIT];

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
}

/**
 * An act as answers name it (`act` of a cart or an order). The id is the same for every repeat of the call, for the
 * page's events and for what the Worker sends.
 */
export interface Act {
  id: string;
  kind: ActKind;
  currency: string;
  /** The value of all items, in minor units. */
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
  experiments: { id: string; variants: { id: string; weight: number }[] }[];
  replay: { isEnabled: boolean; siteCountry: string; samplePercent: number };
}

export interface TrackingSettings {
  isRestrictiveCookiePolicyEnabled: boolean;
  isRestrictiveCookiePolicyAbsolute: boolean;
  isCookieBannerEnabled: boolean;
  isAnalyticsDisabled: boolean;
  isCloneableTemplate: boolean;
}

/** The purposes that a visitor allows, in the form of the cookie `CHOICE_COOKIE`. */
export type Choice = readonly Purpose[];
