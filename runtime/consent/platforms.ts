import type { Purpose } from '../domain/may-track.ts';
import { report } from '../report.ts';
import { allowed } from './allowed.ts';
import { followIab } from './iab.ts';

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
 * throws or never answers says nothing.
 */
export function followConsentTools(listener: Listener): void {
  for (const follow of [followConsentMode, followShopify, followIab]) {
    try {
      follow(listener);
    } catch (error) {
      report(error, 'consent: a consent tool of the page');
    }
  }
}

/** Google Consent Mode: commands in the data layer, as lists or as `arguments`. */
function followConsentMode(listener: Listener): void {
  const { dataLayer } = tools();
  const known = consentModeOf(dataLayer);
  if (known) listener(known);
  if (!Array.isArray(dataLayer)) return;
  const push = dataLayer.push;
  dataLayer.push = (...entries: unknown[]) => {
    const length = push.apply(dataLayer, entries);
    const isConsent = entries.some((entry) => Object(entry)[0] === 'consent');
    const now = isConsent && !entries.some(isOurs) ? consentModeOf(dataLayer) : undefined;
    if (now) listener(now);
    return length;
  };
}

const ours = new WeakSet<object>();
const isOurs = (entry: unknown) => typeof entry === 'object' && entry !== null && ours.has(entry);

/** Marks a command of our own, which is no answer of another tool. */
export function markOwnCommand(command: object): void {
  ours.add(command);
}

/** Returns what the last commands say; undefined where no tool has told an answer, and a default alone is none. */
function consentModeOf(dataLayer: ArrayLike<unknown> | undefined): Purpose[] | undefined {
  let state: Record<string, unknown> | undefined;
  for (const entry of Array.from(dataLayer ?? [])) {
    const [command, kind, values] = Array.from(Object(entry) as ArrayLike<unknown>);
    if (command !== 'consent' || kind !== 'update' || isOurs(entry)) continue;
    state = { ...state, ...Object(values) };
  }
  return state && allowed(state.analytics_storage === 'granted', state.ad_storage === 'granted');
}

function followShopify(listener: Listener): void {
  const tell = () => {
    const { customerPrivacy } = tools().Shopify ?? {};
    if (!customerPrivacy || customerPrivacy.shouldShowBanner?.()) return;
    listener(allowed(customerPrivacy.analyticsProcessingAllowed?.(), customerPrivacy.marketingAllowed?.()));
  };
  document.addEventListener('visitorConsentCollected', tell);
  tell();
}
