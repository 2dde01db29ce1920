import type { Subscriber, SubscriberStatus } from '#runtime/contracts/mailing-list.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { stampIn } from '#runtime/domain/zoned-time.ts';
import type { OwnerTexts } from '#runtime/i18n/owner-texts.ts';
import { csvFile } from '../http/csv.ts';
import { zonedTitle } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { type SubscriberRow, toSubscriber } from './repository.ts';

/** Rows that an export reads at once. */
const EXPORT_PAGE = 1_000;
/** Most subscribers that one call of a search looks at; the next call goes on behind them. */
const SEARCHED = 2_000;

interface SubscriberPage {
  subscribers: Subscriber[];
  /** Start of the next page; undefined on the last one. */
  nextCursor: string | undefined;
}

interface PageRequest {
  listId: string;
  status: SubscriberStatus | undefined;
  /** Last address of the previous page; '' for the first page. */
  after: string;
  limit: number;
}

/** Reads one page of a list's subscribers, ordered by address. */
export async function readSubscribers(
  db: D1Database,
  siteId: string,
  { listId, status, after, limit }: PageRequest,
): Promise<SubscriberPage> {
  const { results } = await db
    .prepare(
      `SELECT * FROM subscribers
       WHERE site_id = ?1 AND mailing_list_id = ?2 AND email > ?3 AND (?4 IS NULL OR status = ?4)
       ORDER BY email LIMIT ?5`,
    )
    .bind(siteId, listId, after, status ?? null, limit + 1)
    .all<SubscriberRow>();
  const subscribers = results.slice(0, limit).map(toSubscriber);
  return { subscribers, nextCursor: results.length > limit ? subscribers.at(-1)?.email : undefined };
}

/**
 * Reads the subscribers whose address or name holds a text, whatever its case and accents. A page may be short or empty
 * and yet have a next one, because one call looks at a limited number of them.
 */
export async function searchSubscribers(
  db: D1Database,
  siteId: string,
  text: string,
  { limit, ...request }: PageRequest,
): Promise<SubscriberPage> {
  const page = await readSubscribers(db, siteId, { ...request, limit: SEARCHED });
  const found = matching(page.subscribers, text);
  if (found.length <= limit) return { subscribers: found, nextCursor: page.nextCursor };
  const subscribers = found.slice(0, limit);
  return { subscribers, nextCursor: subscribers.at(-1)?.email };
}

function matching(subscribers: Subscriber[], text: string): Subscriber[] {
  const wanted = foldText(text);
  return subscribers.filter(({ email, firstName, lastName }) =>
    foldText(`${email} ${firstName} ${lastName}`).includes(wanted),
  );
}

/**
 * Returns the subscribers of a list as a CSV file: all, or those whose address or name holds the text `search`. Times are
 * by the shop's clock.
 */
export function exportSubscribers(
  db: D1Database,
  site: Pick<Site, 'siteId' | 'timeZone'>,
  { listId, status, search }: Pick<PageRequest, 'listId' | 'status'> & { search: string },
  { subscriberTitles: titles }: Pick<OwnerTexts, 'subscriberTitles'>,
): ReadableStream<Uint8Array> {
  const { siteId } = site;
  let after: string | undefined = '';
  const next = async () => {
    // A page without a match is no end of the file.
    while (after !== undefined) {
      const page: SubscriberPage = await readSubscribers(db, siteId, { listId, status, after, limit: EXPORT_PAGE });
      after = page.nextCursor;
      const found = matching(page.subscribers, search);
      if (found.length > 0) return found.map((subscriber) => row(site, subscriber, titles));
    }
    return [];
  };
  const { email, firstName, lastName, signedUp, confirmedAt, unsubscribedAt } = titles;
  const times = [signedUp, confirmedAt, unsubscribedAt].map((title) => zonedTitle(site, title));
  return csvFile({ siteId, header: [email, titles.status, firstName, lastName, ...times], next });
}

function row(
  site: Pick<Site, 'timeZone'>,
  { email, status, firstName, lastName, ...times }: Subscriber,
  titles: OwnerTexts['subscriberTitles'],
): string[] {
  const { createdAt, confirmedAt, unsubscribedAt } = times;
  const dates = [createdAt, confirmedAt, unsubscribedAt].map((time) =>
    time === null ? '' : stampIn(time, site.timeZone),
  );
  return [email, titles[status], firstName, lastName, ...dates];
}
