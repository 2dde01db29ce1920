import { CENSUS_COOKIE, CHOICE_COOKIE, VISIT_COOKIE } from '../contracts/visitor-cookies.ts';
import { parseCensus } from '../domain/census-cookie.ts';
import { type Purpose, parseChoice } from '../domain/may-track.ts';
import { CENSUS_MS, censusText, nextCensus, parseVisit, VISIT_MS } from '../domain/next-visit.ts';
import { keep, readKept } from '../kept.ts';
import { isOwnOrigin } from '../transport.ts';
import { announce } from './announce.ts';
import { keepChoice } from './keep-choice.ts';
import { isLatest, sendToShop, supersede } from './send-to-shop.ts';

const CHANNEL = 'sq:consent';

let channel: BroadcastChannel | undefined;

/** The visitor's answer; undefined before there is one. */
export function readChoice(): Purpose[] | undefined {
  return parseChoice(readKept(CHOICE_COOKIE));
}

/**
 * Keeps the visitor's answer, here and at the shop, and announces it to this page and the visitor's other tabs. Without
 * a purpose, everything that was kept about the visitor is removed. Resolves when the shop has answered or cannot be
 * reached; the answer counts from the first moment on, and an earlier one that is still under way does not.
 */
export async function choose(purposes: readonly Purpose[]): Promise<void> {
  keepChoice(purposes);
  const isKept = sendToShop(purposes);
  // On the shop's own pages its answer brings the cookies of the visit, without which nothing may be recorded.
  if (isOwnOrigin() && purposes.includes('analytics')) await isKept;
  if (!isLatest(purposes)) return;
  announce(purposes);
  openChannel()?.postMessage(purposes);
  await isKept;
}

/**
 * Calls the listener with each answer that is given from now on, in this tab or another one, and with the present one
 * when the visitor comes back to the page as they left it. Returns the end of it.
 */
export function onChoice(listener: (purposes: readonly Purpose[]) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  openChannel();
  addEventListener('sq-consent-changed', () => listener(readChoice() ?? []), { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      const choice = persisted ? readChoice() : undefined;
      if (choice) listener(choice);
    },
    { signal },
  );
  return () => ending.abort();
}

/**
 * Begins or continues the visit on pages of other origins, where no cookie of the shop counts. On the shop's own pages
 * the Worker has done it.
 */
export function continueVisit(now = Date.now()): void {
  if (isOwnOrigin()) return;
  const known = parseCensus(readKept(CENSUS_COOKIE));
  const visit = known && parseVisit(readKept(VISIT_COOKIE));
  const census = nextCensus(known, { now, isNewVisit: visit === undefined });
  for (const name of [VISIT_COOKIE, 'ss_cvisit']) keep(name, String(visit ?? now), VISIT_MS);
  if (visit !== undefined) return;
  keep(CENSUS_COOKIE, censusText(census), CENSUS_MS);
  keep('ss_cid', census.id, CENSUS_MS);
  keep('ss_cpvisit', String(census.previousVisit), CENSUS_MS);
}

function openChannel(): BroadcastChannel | undefined {
  try {
    if (!channel) {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }) => {
        supersede(data);
        announce(data);
      };
    }
  } catch {
    // Where there is none or it is refused, other tabs hear of the answer with their next page.
  }
  return channel;
}
