import { type Subscriber, type SubscriberRow, type SubscriberStatus, toSubscriber } from './repository.ts';

/** Rows read at once for a file of all subscribers. */
const EXPORT_PAGE = 1_000;

export interface SubscriberPage {
  subscribers: Subscriber[];
  /** Where the next page begins; undefined on the last one. */
  nextCursor: string | undefined;
}

interface Wanted {
  listId: string;
  status: SubscriberStatus | undefined;
  /** The last address of the page before; '' for the first page. */
  after: string;
  limit: number;
}

/** Subscribers of a list, ordered by address. */
export async function readSubscribers(
  db: D1Database,
  siteId: string,
  { listId, status, after, limit }: Wanted,
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

/** All of them, read page by page so that no single query is a long one. */
export async function readAllSubscribers(
  db: D1Database,
  siteId: string,
  { listId, status }: Pick<Wanted, 'listId' | 'status'>,
): Promise<Subscriber[]> {
  const all: Subscriber[] = [];
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: SubscriberPage = await readSubscribers(db, siteId, { listId, status, after, limit: EXPORT_PAGE });
    all.push(...page.subscribers);
    after = page.nextCursor;
  }
  return all;
}
