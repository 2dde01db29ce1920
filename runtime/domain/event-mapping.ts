import type { EventName } from '../contracts/telemetry.ts';
import type { Purpose } from './may-track.ts';

/** An event's name elsewhere: null where there is none. */
export interface EventNames {
  /** Google Analytics 4; of ecommerce where that has one. */
  ga4: string | null;
  /** Shopify's standard events. */
  shopify: string | null;
  /** Meta's pixel and Conversions API. */
  meta: string | null;
  /** The purpose of the Universal Commerce Protocol's buyer consent that it needs here. */
  purpose: Purpose;
}

const analytics = (ga4: string | null, shopify: string | null, meta: string | null): EventNames => ({
  ga4,
  shopify,
  meta,
  purpose: 'analytics',
});

/** The names of each event elsewhere. Whatever goes to Meta needs `marketing` beside the purpose that stands here. */
export const EVENT_MAPPING: Readonly<Record<EventName, EventNames>> = {
  VisitPDP: analytics('view_item', 'product_viewed', 'ViewContent'),
  AddToCart: analytics('add_to_cart', 'product_added_to_cart', 'AddToCart'),
  ViewCart: analytics('view_cart', 'cart_viewed', null),
  RemoveFromCart: analytics('remove_from_cart', 'product_removed_from_cart', null),
  BeginCheckout: analytics('begin_checkout', 'checkout_started', 'InitiateCheckout'),
  CheckoutStep: analytics('add_shipping_info', 'checkout_shipping_info_submitted', null),
  Purchase: analytics('purchase', 'checkout_completed', 'Purchase'),
  ReviewsTab: analytics(null, null, null),
  ReviewsVitalsAnchorLink: analytics(null, null, null),
  RelatedProductDisplay: analytics('view_item_list', null, null),
  RelatedProductAddToCart: analytics(null, null, null),
  RelatedProductClick: analytics('select_item', null, null),
  AccessDeniedPageView: analytics(null, null, null),
  AccessDeniedCTA: analytics('select_promotion', null, null),
  VideoListsPageView: analytics(null, null, null),
  VideoDetailsPageView: analytics(null, null, null),
  ClicksThirdPartyVideo: analytics('video_start', null, null),
  NewsletterSubscription: analytics('generate_lead', null, 'Lead'),
  FormSubmission: analytics(null, 'form_submitted', null),
  QuickView: analytics('view_item', 'product_viewed', 'ViewContent'),
  ExperimentExposure: analytics(null, null, null),
};

/** The names of a checkout's last step, in which the buyer says how to pay. */
export const PAYMENT_STEP = analytics('add_payment_info', 'payment_info_submitted', 'AddPaymentInfo');

/** Returns an event's names elsewhere; the steps of a checkout have different ones. */
export function namesElsewhere(name: EventName, step?: string): EventNames {
  return name === 'CheckoutStep' && step === 'payment' ? PAYMENT_STEP : EVENT_MAPPING[name];
}
