import { sendConsentMode } from '../consent/consent-mode.ts';
import type { Tag } from '../contracts/telemetry.ts';
import { PURPOSES, type Purpose } from '../domain/may-track.ts';
import { allowScriptOrigin, scriptAddress } from '../trusted-types.ts';
import { barOthers, isBarred } from './bar-others.ts';
import { sendPixelConsent, startPixel } from './pixel.ts';
import { forgetTagCookies } from './tag-cookies.ts';

interface TagsOptions {
  allows: (purpose: Purpose) => boolean;
  /** Sends the page's tags the events that they have missed. */
  sendKept: () => void;
  signal: AbortSignal;
}

/** The event by which a tag manager knows that the page has begun. */
const START = 'gtm.js';
/** The scripts that this page has loaded, by their addresses. */
const loaded = new Map<string, HTMLScriptElement>();

/**
 * Loads the shop's tags whose purposes the visitor allows, now and with a later answer, sends them what is allowed, and
 * what they have missed. The signal takes them out again: their sending ends, and the cookies that Google and Meta have
 * set are removed. A visitor who refuses and then agrees gets them from the next page on.
 */
export function startTags(tags: readonly Tag[], { allows, sendKept, signal }: TagsOptions): void {
  const allowed = () => PURPOSES.filter(allows);

  function load(): void {
    const due = tags.filter(({ url, purpose }) => allows(purpose) && !loaded.has(url));
    if (due.length === 0 || isBarred()) return;
    for (const tag of due) loadTag(tag, allowed());
    sendKept();
  }

  function onAnswer(): void {
    sendConsent(allowed());
    if (!allows('marketing')) forgetTagCookies({ forAdsOnly: true });
    load();
  }

  load();
  addEventListener('sq-consent-changed', onAnswer, { signal });
  signal.addEventListener('abort', () => {
    if (loaded.size === 0) return;
    sendConsent([]);
    for (const script of loaded.values()) script.remove();
    barOthers();
    forgetTagCookies();
  });
}

function loadTag({ url, metaPixelId }: Tag, allowed: readonly Purpose[]): void {
  if (metaPixelId) startPixel(metaPixelId);
  else startDataLayer(allowed);
  allowScriptOrigin(new URL(url).origin);
  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('error', () => console.warn(`[storefront] a tag could not be loaded: ${url}`));
  script.src = scriptAddress(url);
  loaded.set(url, script);
  document.head.append(script);
}

/**
 * Sends a tag manager the beginning of the page, unless another one has got it. A list that is created for it begins
 * with what is allowed; one that the page has brought has heard of that.
 */
function startDataLayer(allowed: readonly Purpose[]): void {
  if (!Array.isArray(window.dataLayer)) {
    window.dataLayer = [];
    sendConsentMode('default', allowed);
  }
  const isStarted = window.dataLayer.some((entry) => (Object(entry) as { event?: unknown }).event === START);
  if (!isStarted) window.dataLayer.push({ 'gtm.start': Date.now(), event: START });
}

function sendConsent(allowed: readonly Purpose[]): void {
  sendConsentMode('update', allowed);
  sendPixelConsent(allowed.includes('marketing'));
}
