import type { StorefrontEvents } from '../events.ts';
import type { Visit } from './visit.ts';

const QUICK_VIEW = '.sq-quick-view sq-product-block[product]';

/** Records what the shop's elements announce by their events. */
export function trackStorefrontEvents(visit: Visit): void {
  function hear<Name extends keyof StorefrontEvents>(
    name: Name,
    listener: (detail: StorefrontEvents[Name]) => void,
  ): void {
    const listen = (event: Event) => listener((event as CustomEvent<StorefrontEvents[Name]>).detail);
    addEventListener(name, listen, { signal: visit.signal });
  }
  hear('sq-form-submitted', ({ formId }) => visit.record('FormSubmission', { formId }));
  hear('sq-newsletter-subscribed', ({ formId }) => visit.record('NewsletterSubscription', { formId }));
  hear('sq-quickview-opened', ({ itemId }) => trackQuickView(visit, itemId));
  // An address that names a product may have opened it before this script came.
  const shown = document.querySelector(QUICK_VIEW)?.getAttribute('product');
  if (shown && !visit.before.isSent) trackQuickView(visit, shown);
}

function trackQuickView(visit: Visit, itemId: string): void {
  visit.record('QuickView', { itemId });
  visit.count(`/api/census/RecordQuickView/${encodeURIComponent(itemId)}`, {});
}
