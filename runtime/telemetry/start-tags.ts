import { tellConsentMode } from '../consent/consent-mode.ts';
import type { Tag } from '../contracts/telemetry.ts';
import { PURPOSES, type Purpose } from '../domain/may-track.ts';
import { allowScriptOrigin, scriptAddress } from '../trusted-types.ts';
import { barOthers, isBarred } from './bar-others.ts';
import { startPixel, tellPixelConsent } from './pixel.ts';
import { forgetTagCookies } from './tag-cookies.ts';

interface TagsOptions {
  allows: (purpose: Purpose) => boolean;
  /** Tells the page's tags what they have missed. */
  tellKept: () => void;
  signal: AbortSignal;
}

/** The scripts that this page has loaded, by their addresses. */
const loaded = new Map<string, HTMLScriptElement>();

/**
 * Loads the shop's tags whose purposes the visitor allows, now and with a later answer, tells them what is allowed, and
 * what they have missed. The signal takes them out again: their sending ends, and the cookies that Google and Meta have
 * set are removed. A visitor who refuses and then agrees gets them from the next page on.
 */
export function startTags(tags: readonly Tag[], { allows, tellKept, signal }: TagsOptions): void {
  const allowed = () => PURPOSES.filter(allows);

  function load(): void {
    const due = tags.filter(({ url, purpose }) => allows(purpose) && !loaded.has(url));
    if (due.length === 0 || isBarred()) return;
    for (const tag of due) loadTag(tag, allowed());
    tellKept();
  }

  function onAnswer(): void {
    tellConsent(allowed());
    if (!allows('marketing')) forgetTagCookies({ forAdsOnly: true });
    load();
  }

  load();
  addEventListener('sq-consent-changed', onAnswer, { signal });
  signal.addEventListener('abort', () => {
    if (loaded.size === 0) return;
    tellConsent([]);
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

/** Creates the list of a tag manager, which begins with what is allowed and with the time. */
function startDataLayer(allowed: readonly Purpose[]): void {
  if (Array.isArray(window.dataLayer)) return;
  window.dataLayer = [];
  tellConsentMode('default', allowed);
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
}

function tellConsent(allowed: readonly Purpose[]): void {
  tellConsentMode('update', allowed);
  tellPixelConsent(allowed.includes('marketing'));
}
