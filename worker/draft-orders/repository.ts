import type { DraftOrderInput } from '#runtime/contracts/draft-order.ts';
import type { DraftOrderState } from '#runtime/contracts/order-enumerations.ts';

import type { PlannedEdit } from '../subscriptions/service.ts';

/** A draft order as it is stored. Times are in ms since the epoch. */
export interface StoredDraft {
  siteId: string;
  id: string;
  version: number;
  state: DraftOrderState;
  input: DraftOrderInput;
  /** What was due when it was last saved, in minor units. */
  totalCents: number;
  editsOrderId: string | null;
  /** What is changed about that order; undefined for an order of its own. */
  edit: PlannedEdit | undefined;
  linkNumber: number;
  /** SHA-256, hex, of the token of its payment link; null where none is open. */
  tokenHash: string | null;
  expiresAt: number | null;
  baseUrl: string;
  mailedAt: number | null;
  orderId: string | null;
  createdAt: number;
  updatedAt: number;
}

interface Row {
  site_id: string;
  id: string;
  version: number;
  state: DraftOrderState;
  email: string;
  input: string;
  total_cents: number;
  edits_order_id: string | null;
  edit: string | null;
  link_number: number;
  token_hash: string | null;
  expires_at: number | null;
  base_url: string;
  mailed_at: number | null;
  order_id: string | null;
  created_at: number;
  updated_at: number;
}

export async function findDraft(db: D1Database, siteId: string, id: string): Promise<StoredDraft | undefined> {
  const row = await db
    .prepare('SELECT * FROM draft_orders WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<Row>();
  return row ? toDraft(row) : undefined;
}

/** Finds the draft that a payment link opens. */
export async function findByToken(db: D1Database, siteId: string, tokenHash: string): Promise<StoredDraft | undefined> {
  const row = await db
    .prepare('SELECT * FROM draft_orders WHERE site_id = ?1 AND token_hash = ?2')
    .bind(siteId, tokenHash)
    .first<Row>();
  return row ? toDraft(row) : undefined;
}

/** Reads one page of a site's drafts in a state, the newest first. */
export async function readDrafts(
  db: D1Database,
  siteId: string,
  {
    state,
    order,
    cursor,
    limit,
  }: { state: DraftOrderState; order?: string | undefined; cursor: string; limit: number },
): Promise<{ drafts: StoredDraft[]; hasNextPage: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT * FROM draft_orders INDEXED BY ${order === undefined ? 'draft_orders_by_state' : 'draft_orders_of_order'}
       WHERE site_id = ?1 AND state = ?2 AND id < ?3 ${order === undefined ? '' : 'AND edits_order_id = ?5'}
       ORDER BY id DESC LIMIT ?4`,
    )
    .bind(siteId, state, cursor, limit + 1, ...(order === undefined ? [] : [order]))
    .all<Row>();
  return { drafts: results.slice(0, limit).map(toDraft), hasNextPage: results.length > limit };
}

function toDraft(row: Row): StoredDraft {
  return {
    siteId: row.site_id,
    id: row.id,
    version: row.version,
    state: row.state,
    input: JSON.parse(row.input),
    totalCents: row.total_cents,
    editsOrderId: row.edits_order_id,
    edit: row.edit === null ? undefined : JSON.parse(row.edit),
    linkNumber: row.link_number,
    tokenHash: row.token_hash,
    expiresAt: row.expires_at,
    baseUrl: row.base_url,
    mailedAt: row.mailed_at,
    orderId: row.order_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
