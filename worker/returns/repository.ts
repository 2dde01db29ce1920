import type { ReturnState } from '#runtime/contracts/enumerations.ts';
import type { OrderUnits } from '#runtime/contracts/order.ts';
import type { Return, Returns } from '#runtime/contracts/returns.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';

interface Row {
  id: string;
  order_id: string;
  order_number: number;
  currency: string;
  declaration_id: string | null;
  state: ReturnState;
  lines: string;
  refunds_delivery: number;
  goods_cents: number;
  delivery_cents: number;
  provider_cents: number;
  gift_card_cents: number;
  due_at: number | null;
  note: string;
  created_at: number;
  received_at: number | null;
  refunded_at: number | null;
  version: number;
}

/** A return with what its refund needs besides. */
export interface StoredReturn {
  shown: Return;
  refundsDelivery: boolean;
}

const columnsBy = (index = '') => `SELECT r.*, o.number AS order_number, o.currency
  FROM returns r ${index && `INDEXED BY ${index}`} CROSS JOIN orders o ON o.site_id = r.site_id AND o.id = r.order_id`;
const COLUMNS = columnsBy();
/** The money of these returns is due by law, and has not gone back with all that the order cost. */
const IS_DUE = `r.due_at IS NOT NULL AND r.state IN ('open', 'received') AND o.state <> 'refunded'`;

/** Throws NOT_FOUND. */
export async function requireReturn(db: D1Database, siteId: string, id: string): Promise<StoredReturn> {
  const row = await db.prepare(`${COLUMNS} WHERE r.site_id = ?1 AND r.id = ?2`).bind(siteId, id).first<Row>();
  if (!row) throw new ApiError('NOT_FOUND');
  return { shown: toReturn(row), refundsDelivery: row.refunds_delivery === 1 };
}

/** Reads the returns of an order, the oldest first. */
export async function returnsOfOrder(db: D1Database, siteId: string, orderId: string): Promise<Return[]> {
  const { results } = await db
    .prepare(`${COLUMNS} WHERE r.site_id = ?1 AND r.order_id = ?2 ORDER BY r.id`)
    .bind(siteId, orderId)
    .all<Row>();
  return results.map(toReturn);
}

export interface ReturnPage {
  state?: ReturnState | undefined;
  /** The last id of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** Reads one page of a site's returns, newest first. */
export async function readReturns(
  db: D1Database,
  siteId: string,
  { state, cursor = AFTER_ALL_IDS, limit }: ReturnPage,
): Promise<Returns> {
  const inState = state === undefined ? '' : 'AND r.state = ?4';
  const { results } = await db
    .prepare(`${columnsBy(state && 'returns_by_state')}
       WHERE r.site_id = ?1 AND r.id < ?2 ${inState} ORDER BY r.id DESC LIMIT ?3`)
    .bind(siteId, cursor, limit + 1, ...(state === undefined ? [] : [state]))
    .all<Row>();
  return pageOf(results, limit, ({ id }) => id);
}

/** Reads one page of the returns whose money is due by law, the one that is due first before the others. */
export async function readDueReturns(
  db: D1Database,
  siteId: string,
  { cursor = '0.', limit }: Pick<ReturnPage, 'cursor' | 'limit'>,
): Promise<Returns> {
  const [dueAt = '', id = ''] = cursor.split('.');
  const { results } = await db
    .prepare(
      `${COLUMNS} WHERE r.site_id = ?1 AND ${IS_DUE} AND (r.due_at, r.id) > (?2, ?3)
       ORDER BY r.due_at, r.id LIMIT ?4`,
    )
    .bind(siteId, Number(dueAt), id, limit + 1)
    .all<Row>();
  return pageOf(results, limit, (last) => `${last.dueAt}.${last.id}`);
}

function pageOf(rows: readonly Row[], limit: number, cursorOf: (last: Return) => string): Returns {
  const returns = rows.slice(0, limit).map(toReturn);
  const hasNextPage = rows.length > limit;
  const last = returns.at(-1);
  return { returns, hasNextPage, nextPageCursor: hasNextPage && last ? cursorOf(last) : null };
}

function toReturn(row: Row): Return {
  const money = (cents: number) => moneyAmount(cents, row.currency);
  const lines: OrderUnits[] = JSON.parse(row.lines);
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    declarationId: row.declaration_id,
    state: row.state,
    lines,
    goods: money(row.goods_cents),
    delivery: money(row.delivery_cents),
    total: money(row.provider_cents + row.gift_card_cents),
    toProvider: money(row.provider_cents),
    toGiftCard: money(row.gift_card_cents),
    dueAt: row.due_at,
    createdAt: row.created_at,
    receivedAt: row.received_at,
    refundedAt: row.refunded_at,
    note: row.note,
    version: row.version,
  };
}
