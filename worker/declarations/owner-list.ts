import type { Declaration, DeclarationKind, Declarations } from '#runtime/contracts/withdrawals.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { ApiError } from '../http/errors.ts';
import { type OwnedRow, REFUND_DAYS, toDeclarations } from './owner-view.ts';
import { numberText } from './rows.ts';

/** Declarations that are read at once where their content decides which are shown, and most reads of one call. */
const READ_AT_ONCE = 200;
const MOST_READS = 25;
const HEAD = /^[\da-f]{64}$/i;

/** What is listed beside states: those after the period, without an order, and with money that should be back. */
export const LISTED_STATES = ['open', 'accepted', 'settled', 'late', 'unmatched', 'overdue'] as const;
type ListedState = (typeof LISTED_STATES)[number];

export interface Listing {
  state?: ListedState | undefined;
  kind?: DeclarationKind | undefined;
  /** A number, a head of the log, or a text in the name, the address or the contract; '' for all. */
  search: string;
  /** The number of the last one on the page before. */
  cursor?: string | undefined;
  limit: number;
}

const COLUMNS = `SELECT d.*, o.number AS order_number, r.id AS return_id, r.state AS return_state, r.due_at AS return_due_at
  FROM declarations d
  LEFT JOIN orders o ON o.site_id = d.site_id AND o.id = d.order_id
  LEFT JOIN returns r INDEXED BY returns_of_declaration
    ON r.site_id = d.site_id AND r.declaration_id = d.id AND r.state <> 'cancelled'`;

/** Conditions of the states; ?4 is the time after which money need not be back yet. */
const CONDITIONS: Readonly<Record<ListedState, string>> = {
  open: `d.state = 'open'`,
  accepted: `d.state = 'accepted'`,
  settled: `d.state = 'settled'`,
  late: `d.order_id IS NOT NULL AND d.kind = 'withdrawal'`,
  unmatched: `d.state = 'open' AND d.order_id IS NULL`,
  overdue: `d.state IN ('open', 'accepted') AND d.kind = 'withdrawal' AND d.received_at < ?4
    AND (r.state IN ('open', 'received')
      OR r.id IS NULL AND o.grand_total_cents > o.refunded_cents + o.gift_card_refunded_cents)`,
};

/** Lists declarations, the newest first. A page can be short and yet have a next one, as a call reads only so many. */
export async function listDeclarations(
  db: D1Database,
  siteId: string,
  { state, kind, search, cursor, limit }: Listing,
  now: number,
): Promise<Declarations> {
  const conditions = [state && CONDITIONS[state], kind && `d.kind = '${kind}'`].filter(Boolean);
  const isOfHead = HEAD.test(search);
  if (isOfHead) conditions.push('d.head = ?5');
  const statement = db.prepare(
    `${COLUMNS} WHERE d.site_id = ?1 AND d.number < ?2 ${conditions.map((sql) => `AND ${sql}`).join(' ')}
     AND ?4 >= 0 AND ?5 <> '' ORDER BY d.number DESC LIMIT ?3`,
  );
  const wanted = isOfHead ? '' : foldText(search);
  const isChosen = wanted !== '' || state === 'late';
  const atOnce = isChosen ? READ_AT_ONCE : limit + 1;
  const shown: { declaration: Declaration; number: number }[] = [];
  let before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
  let hasMore = true;
  for (let reads = 0; hasMore && shown.length <= limit && reads < MOST_READS; reads++) {
    const { results } = await statement
      .bind(siteId, before, atOnce, now - REFUND_DAYS * DAY_MS, isOfHead ? search.toLowerCase() : '-')
      .all<OwnedRow>();
    const rows = results.filter((row) => wanted === '' || foldText(searchedText(row)).includes(wanted));
    const views = await toDeclarations(db, siteId, rows);
    const late = (view: Declaration) => state !== 'late' || view.period?.isLate === true;
    shown.push(
      ...views.flatMap((declaration, index) => {
        const number = rows[index]?.number;
        return number !== undefined && late(declaration) ? [{ declaration, number }] : [];
      }),
    );
    hasMore = isChosen && results.length === atOnce;
    before = results.at(-1)?.number ?? 0;
  }
  const page = shown.slice(0, limit);
  const last = shown.length > limit ? page.at(-1)?.number : hasMore ? before : undefined;
  return {
    declarations: page.map(({ declaration }) => declaration),
    hasNextPage: last !== undefined,
    nextPageCursor: last === undefined ? null : String(last),
  };
}

function searchedText({ kind, number, name, email, contract, order_number: order }: OwnedRow): string {
  return [numberText(kind, number), name, email, contract, order === null ? '' : `#${order}`].join('\n');
}

/** Reads what was declared of an order, the newest first. */
export async function declarationsOfOrder(db: D1Database, siteId: string, orderId: string): Promise<Declaration[]> {
  const { results } = await db
    .prepare(`${COLUMNS} WHERE d.site_id = ?1 AND d.order_id = ?2 ORDER BY d.number DESC LIMIT ?3`)
    .bind(siteId, orderId, READ_AT_ONCE)
    .all<OwnedRow>();
  return toDeclarations(db, siteId, results);
}

/** Finds a declaration by its id, as its owner receives it. */
export async function findDeclaration(db: D1Database, siteId: string, id: string): Promise<Declaration | undefined> {
  const row = await db.prepare(`${COLUMNS} WHERE d.site_id = ?1 AND d.id = ?2`).bind(siteId, id).first<OwnedRow>();
  const [declaration] = await toDeclarations(db, siteId, row ? [row] : []);
  return declaration;
}

/** Throws DECLARATION_NOT_FOUND. */
export async function requireDeclaration(db: D1Database, siteId: string, id: string): Promise<Declaration> {
  const found = await findDeclaration(db, siteId, id);
  if (!found) throw new ApiError('DECLARATION_NOT_FOUND');
  return found;
}
