import type { Purpose } from '../domain/may-track.ts';
import { report } from '../report.ts';

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
  __tcfapi?: (command: string, version: number, listener: (data: TcfData, isSuccess: boolean) => void) => void;
  __gpp?: (command: string, listener: (data: GppData | { pingData?: GppData }, isSuccess: boolean) => void) => void;
}

interface TcfData {
  eventStatus?: string;
  gdprApplies?: boolean;
  purpose?: { consents?: Record<string, boolean> };
}

interface GppData {
  signalStatus?: string;
  parsedSections?: Record<string, unknown>;
}

/** TCF's numbers of the purposes that each of ours needs: measuring for numbers, profiles and advertising for ads. */
const TCF_ANALYTICS = ['1', '8'] as const;
const TCF_MARKETING = ['1', '3', '4', '7'] as const;
/** In GPP's sections of states of the USA, 1 says that a visitor has opted out. */
const GPP_OPTED_OUT = 1;

type Listener = (purposes: Purpose[]) => void;

const tools = () => window as unknown as ConsentTools;
const allowed = (analytics: unknown, marketing: unknown): Purpose[] => [
  ...(analytics ? (['analytics'] as const) : []),
  ...(marketing ? (['marketing'] as const) : []),
];

/**
 * Calls the listener with what the page's consent tools say, now where they know it and at each change. A tool that
 * throws or never answers says nothing.
 */
export function followConsentTools(listener: Listener): void {
  for (const follow of [followConsentMode, followShopify, followTcf, followGpp]) {
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

function followTcf(listener: Listener): void {
  tools().__tcfapi?.('addEventListener', 2, (data, isSuccess) => {
    if (!isSuccess || data.eventStatus === 'cmpuishown') return;
    const consents = data.purpose?.consents ?? {};
    const isFree = data.gdprApplies === false;
    const has = (numbers: readonly string[]) => isFree || numbers.every((number) => consents[number] === true);
    listener(allowed(has(TCF_ANALYTICS), has(TCF_MARKETING)));
  });
}

function followGpp(listener: Listener): void {
  tools().__gpp?.('addEventListener', (data, isSuccess) => {
    const ping = 'pingData' in data ? data.pingData : (data as GppData);
    if (!isSuccess || ping?.signalStatus !== 'ready') return;
    const sections = Object.values(ping.parsedSections ?? {}).flatMap((section) => [section].flat());
    const hasOptedOut = (name: string) => sections.some((section) => Object(section)[name] === GPP_OPTED_OUT);
    const isFree = !['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'].some(hasOptedOut);
    listener(allowed(true, isFree));
  });
}
