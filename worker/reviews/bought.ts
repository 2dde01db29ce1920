import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OrderState } from '#runtime/contracts/order-enumerations.ts';
import { isPublished, itemUrl } from '../catalogue/service.ts';
import { guard } from '../db/guards.ts';
import { ACCOUNT_LANGUAGE } from '../site/mail-language.ts';

/** A product of an order that can be reviewed. */
export interface BoughtProduct {
  itemId: string;
  title: string;
  /** Path of its page. */
  path: string;
  pictureUrl: string | undefined;
}

/** An order as reviews need it. */
export interface BoughtOrder {
  siteId: string;
  id: string;
  number: number;
  state: OrderState;
  isDisputed: boolean;
  email: string;
  /** What the buyer's account has chosen for mails: a language tag, '' for the site's. */
  language: string;
  firstName: string;
  visitorHash: string;
  /** Start of the links in its mails; '' if it is not known. */
  baseUrl: string;
  /** Ms since the epoch. */
  placedAt: number;
  /** Its products that are still sold, but no gift cards, each once. */
  products: BoughtProduct[];
}

interface OrderRow {
  site_id: string;
  id: string;
  number: number;
  state: OrderState;
  is_disputed: number;
  email: string;
  account_language: string | null;
  first_name: string | null;
  visitor_hash: string;
  base_url: string;
  placed_at: number;
  products: string;
}

interface ProductJson {
  itemId: string;
  title: string;
  slug: string;
  recordType: number;
  urlId: string;
  pictureUrl: string | null;
}

/** Columns of an order `o`. */
const FACTS = `o.site_id, o.id, o.number, o.state, o.email, o.address ->> 'firstName' AS first_name, o.visitor_hash,
  o.base_url, o.placed_at, ${ACCOUNT_LANGUAGE('o.site_id', 'o.email')} AS account_language,
  EXISTS (SELECT 1 FROM order_events e
    WHERE e.site_id = o.site_id AND e.order_id = o.id AND e.kind = 'disputed') AS is_disputed,
  (SELECT json_group_array(json_object('itemId', i.id, 'title', i.title, 'slug', i.url_slug,
      'recordType', i.record_type, 'urlId', c.url_id, 'pictureUrl', (SELECT asset_url FROM images
        WHERE images.site_id = i.site_id AND images.item_id = i.id ORDER BY position LIMIT 1)))
    FROM (SELECT l.item_id, MIN(l.position) FROM order_lines l
      WHERE l.site_id = o.site_id AND l.order_id = o.id AND l.product_type <> ${PRODUCT_TYPE.giftCard}
      GROUP BY l.item_id ORDER BY MIN(l.position)) bought
    CROSS JOIN items i ON i.site_id = o.site_id AND i.id = bought.item_id
    CROSS JOIN collections c ON c.site_id = i.site_id AND c.id = i.collection_id
    WHERE i.product_type IS NOT NULL AND ${isPublished('i')}) AS products`;

export async function findBought(db: D1Database, siteId: string, orderId: string): Promise<BoughtOrder | undefined> {
  const row = await db
    .prepare(`SELECT ${FACTS} FROM orders o WHERE o.site_id = ?1 AND o.id = ?2`)
    .bind(siteId, orderId)
    .first<OrderRow>();
  return row ? toBought(row) : undefined;
}

/** Reads orders of all sites whose buyers are to be asked for reviews by now, the longest due first. */
export async function findDue(db: D1Database, now: number, limit: number): Promise<BoughtOrder[]> {
  const { results } = await db
    .prepare(
      `SELECT ${FACTS} FROM orders o INDEXED BY orders_to_review
       WHERE o.review_due_at IS NOT NULL AND o.review_due_at <= ?1 ORDER BY o.review_due_at LIMIT ?2`,
    )
    .bind(now, limit)
    .all<OrderRow>();
  return results.map(toBought);
}

/** Returns a guard that fails the batch if another run has asked the buyer of an order. */
export function isDueGuard(db: D1Database, { siteId, id }: Pick<BoughtOrder, 'siteId' | 'id'>): D1PreparedStatement {
  const isDue = 'EXISTS (SELECT 1 FROM orders WHERE site_id = ?1 AND id = ?2 AND review_due_at IS NOT NULL)';
  return guard(db, siteId, { VERSION_STALE: `NOT ${isDue}` }, id);
}

/** Records that the buyer of an order is not to be asked any more. */
export function askedStatement(
  db: D1Database,
  { siteId, id }: Pick<BoughtOrder, 'siteId' | 'id'>,
): D1PreparedStatement {
  return db.prepare('UPDATE orders SET review_due_at = NULL WHERE site_id = ?1 AND id = ?2').bind(siteId, id);
}

function toBought(row: OrderRow): BoughtOrder {
  const products: ProductJson[] = JSON.parse(row.products);
  return {
    siteId: row.site_id,
    id: row.id,
    number: row.number,
    state: row.state,
    isDisputed: row.is_disputed === 1,
    email: row.email,
    language: row.account_language ?? '',
    firstName: row.first_name ?? '',
    visitorHash: row.visitor_hash,
    baseUrl: row.base_url,
    placedAt: row.placed_at,
    products: products.map(({ itemId, title, slug, recordType, urlId, pictureUrl }) => ({
      itemId,
      title,
      path: itemUrl(urlId, recordType, slug),
      pictureUrl: pictureUrl ?? undefined,
    })),
  };
}
