import { type EventDetails, STAGING_HOSTS } from '../contracts/telemetry.ts';
import { parseUrl } from '../domain/parse-url.ts';
import type { PageFacts } from './page-facts.ts';

/** The visitor, as events in the older format name them; null where nobody is signed in. */
export interface Member {
  id: string;
  language: string;
}

/** Who looks at the page, and where, as events in the newer format say it. Addresses are clean already. */
export interface Viewer {
  analyticsId: string;
  sessionId: string;
  /** '' where the visitor allows no marketing. */
  marketingId: string;
  language: string;
  window: { width: number; height: number };
  url: string;
  referrer: string;
}

/** Returns an event in the platform's older format, `data` of `POST /api/events/RecordEvent`. */
export function olderPayload(page: PageFacts, member: Member | null, { variantId, ...details }: EventDetails) {
  return {
    websiteId: page.websiteId,
    memberAccountId: member?.id ?? null,
    templateId: page.templateId,
    variantId: variantId ?? null,
    website_locale: page.language,
    member_locale: member?.language ?? null,
    ...details,
  };
}

/**
 * Returns an event in the platform's newer format, `eventContent` of the events service; `at` is in ms since the epoch.
 */
export function newerPayload(viewer: Viewer, at: number, details: EventDetails) {
  // A frame may have no address of its own.
  const place = parseUrl(viewer.url);
  const { host = '', hostname = '', pathname = '', search = '' } = place ?? {};
  return {
    analytics_id: viewer.analyticsId,
    session_id: viewer.sessionId,
    page_host: host,
    page_path: pathname,
    page_query_params: search.slice(1),
    page_referrer_url: viewer.referrer,
    browser_language: viewer.language,
    window_width: viewer.window.width,
    window_height: viewer.window.height,
    marketing_id: viewer.marketingId,
    event_timestamp: at,
    environment: isStaging(hostname) ? 'staging' : 'production',
    ...details,
  };
}

/** Whether a host is one of the platform's staging hosts. */
export function isStaging(host: string): boolean {
  return STAGING_HOSTS.some((ending) => host.endsWith(ending));
}
