import type { Purpose } from '../domain/may-track.ts';
import { report } from '../report.ts';
import { allowed } from './allowed.ts';
import { followIab } from './iab.ts';
import { isOthersCommand } from './own-commands.ts';

/** Consent tools that a page may have. What they say counts, and our banner does not ask again. */
interface ConsentTools {
  dataLayer?: ArrayLike<unknown>;
  Shopify?: {
    customerPrivacy?: {
      analyticsProcessingAllowed?: () => boolean;
      marketingAllowed?: () => boolean;
      shouldShowBanner?: () => boolean;
    };
  };
}

type Listener = (purposes: Purpose[]) => void;

const tools = () => window as unknown as ConsentTools;

/**
 * Calls the listener with what the page's consent tools say, now where they know it and at each change. A tool that
 * throws or never answers says nothing. Returns a function that looks for tools which were not there before.
 */
export function followConsentTools(listener: Listener): () => void {
  const waiting = new Set([followConsentMode, followShopify, followIab]);
  const look = () => {
    for (const follow of waiting) {
      try {
        if (follow(listener)) waiting.delete(follow);
      } catch (error) {
        waiting.delete(follow);
        report(error, 'consent: a consent tool of the page');
      }
    }
  };
  look();
  return look;
}

/** Google Consent Mode: commands in the data layer, as lists or as `arguments`. Returns whether there is one. */
function followConsentMode(listener: Listener): boolean {
  const { dataLayer } = tools();
  const known = consentModeOf(dataLayer);
  if (known) listener(known);
  if (!Array.isArray(dataLayer)) return known !== undefined;
  const push = dataLayer.push;
  dataLayer.push = (...entries: unknown[]) => {
    const length = push.apply(dataLayer, entries);
    const now = entries.some((entry) => isOthersCommand(entry, 'update')) ? consentModeOf(dataLayer) : undefined;
    if (now) listener(now);
    return length;
  };
  return true;
}

/**
 * Returns what the last commands say: an answer changes what was the default. Undefined where no tool has sent an
 * answer; a default alone is none, and one for some regions may not be for this visitor.
 */
function consentModeOf(dataLayer: ArrayLike<unknown> | undefined): Purpose[] | undefined {
  const state: Record<string, unknown> = {};
  let isAnswered = false;
  for (const entry of Array.from(dataLayer ?? [])) {
    const values = Object(Object(entry)[2]);
    const isAnswer = isOthersCommand(entry, 'update');
    if (isAnswer || (isOthersCommand(entry, 'default') && !values.region)) Object.assign(state, values);
    isAnswered ||= isAnswer;
  }
  return isAnswered ? allowed(state.analytics_storage === 'granted', state.ad_storage === 'granted') : undefined;
}

function followShopify(listener: Listener): boolean {
  const notify = () => {
    const { customerPrivacy } = tools().Shopify ?? {};
    const { analyticsProcessingAllowed, marketingAllowed, shouldShowBanner } = customerPrivacy ?? {};
    // Its script may not have come yet.
    if (!analyticsProcessingAllowed || !marketingAllowed || shouldShowBanner?.()) return;
    listener(allowed(analyticsProcessingAllowed(), marketingAllowed()));
  };
  if (!tools().Shopify?.customerPrivacy) return false;
  document.addEventListener('visitorConsentCollected', notify);
  notify();
  return true;
}
