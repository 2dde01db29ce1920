import { DAY_MS } from '#runtime/domain/durations.ts';
import { keep, readKept, storageName } from '../kept.ts';
import { isOwnOrigin, readCookie } from '../transport.ts';
import { randomId } from './random-id.ts';

/** Names in storage and of cookies. These and the times are the platform's; `forget-visit.ts` has them too. */
const ANALYTICS_ID = 'SS_ANALYTICS_ID';
const ANALYTICS_ID_EXPIRY = 'SS_ANALYTICS_ID_expires';
const SESSION_ID = 'SS_SESSION_ID';
const IS_FIRST_SESSION = 'SS_IS_FIRST_SESSION';
const MARKETING_ID = 'SS_MID';
const LIFETIME_MS = 390 * DAY_MS;

/** What stays of this page's visitor where storage and cookies are refused: as long as the page. */
let inMemory: Record<string, string> = {};
let isWarned = false;

interface Ids {
  analyticsId: string;
  sessionId: string;
  /** '' where the visitor allows no marketing. */
  marketingId: string;
}

/** Returns the visitor's ids, and makes those that are missing. It may be called only where the visitor may be counted. */
export function visitorIds({ mayMarket }: { mayMarket: boolean }): Ids {
  const known = readAnalyticsId();
  const analyticsId = known ?? storeAnalyticsId(randomId());
  const sessionId = readSession(SESSION_ID) ?? storeSession(SESSION_ID, randomId());
  if (!readSession(IS_FIRST_SESSION)) storeSession(IS_FIRST_SESSION, String(!known));
  return { analyticsId, sessionId, marketingId: mayMarket ? marketingId() : '' };
}

/** Forgets the ids that this page keeps in memory. */
export function forgetIds(): void {
  inMemory = {};
}

function marketingId(): string {
  const id = readKept(MARKETING_ID) ?? inMemory[MARKETING_ID] ?? randomId();
  inMemory[MARKETING_ID] = id;
  keep(MARKETING_ID, id, LIFETIME_MS);
  return id;
}

function readAnalyticsId(): string | undefined {
  const stored = attempt(() => {
    const isCurrent = Number(localStorage.getItem(storageName(ANALYTICS_ID_EXPIRY))) > Date.now();
    return isCurrent ? localStorage.getItem(storageName(ANALYTICS_ID)) : null;
  });
  return stored ?? inMemory[ANALYTICS_ID];
}

function storeAnalyticsId(id: string): string {
  inMemory[ANALYTICS_ID] = id;
  attempt(() => {
    localStorage.setItem(storageName(ANALYTICS_ID), id);
    localStorage.setItem(storageName(ANALYTICS_ID_EXPIRY), String(Date.now() + LIFETIME_MS));
  });
  return id;
}

/** Reads what lasts as long as the browser's session: a cookie on the shop's own pages, elsewhere the page's storage. */
function readSession(name: string): string | undefined {
  const kept = attempt(() => (isOwnOrigin() ? readCookie(name) : sessionStorage.getItem(storageName(name))));
  return kept ?? inMemory[name];
}

function storeSession(name: string, value: string): string {
  inMemory[name] = value;
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
    if (isOwnOrigin()) document.cookie = sessionCookie(name, value);
    else sessionStorage.setItem(storageName(name), value);
  });
  return value;
}

function sessionCookie(name: string, value: string): string {
  return `${name}=${value}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (!isWarned) console.warn('[storefront] nothing can be stored', error);
    isWarned = true;
    return undefined;
  }
}
