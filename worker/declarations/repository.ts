import { readBatch } from '../db/read-batch.ts';
import type { Declared } from './chain.ts';
import type { DeclarationRow } from './rows.ts';
import { type UnitsLeft, unitStatements, unitsLeft } from './units.ts';

/** What a declaration is stored with beside its content. */
export interface NewRow {
  id: string;
  retryKey: string;
  requestHash: string;
  baseUrl: string;
  /** Whether it came by the link of the order's page. */
  isProven: boolean;
  /** Whether its receipt went out by mail too. */
  isReceiptMailed: boolean;
  /** Ms since the epoch. */
  keepUntil: number;
  salt: string;
  digest: string;
  head: string;
}

/** Inserts a declaration. Violates a unique constraint where its number or its key was used meanwhile. */
export function insertStatement(db: D1Database, siteId: string, declared: Declared, row: NewRow): D1PreparedStatement {
  const columns: Record<string, string | number | null> = {
    id: row.id,
    number: declared.number,
    kind: declared.kind,
    retry_key: row.retryKey,
    request_hash: row.requestHash,
    name: declared.name,
    email: declared.email,
    address: declared.email.toLowerCase(),
    contract: declared.contract,
    part: declared.part,
    lines: declared.lines && JSON.stringify(declared.lines),
    cancellation: declared.cancellation && JSON.stringify(declared.cancellation),
    text: declared.text,
    order_id: declared.orderId,
    proven: Number(row.isProven),
    subscription_id: declared.subscriptionId,
    country: declared.country,
    language: declared.language,
    origin: declared.origin,
    base_url: row.baseUrl,
    receipt_mailed: Number(row.isReceiptMailed),
    received_at: declared.receivedAt,
    keep_until: row.keepUntil,
    salt: row.salt,
    digest: row.digest,
    head: row.head,
  };
  const names = Object.keys(columns);
  const places = names.map((_, index) => `?${index + 2}`);
  return db
    .prepare(`INSERT INTO declarations (site_id, ${names.join(', ')}) VALUES (?1, ${places.join(', ')})`)
    .bind(siteId, ...Object.values(columns));
}

/** Finds the declaration of a press. */
export async function findByKey(db: D1Database, siteId: string, key: string): Promise<DeclarationRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM declarations WHERE site_id = ?1 AND retry_key = ?2')
    .bind(siteId, key)
    .first<DeclarationRow>();
  return row ?? undefined;
}

export async function findById(db: D1Database, siteId: string, id: string): Promise<DeclarationRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM declarations WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<DeclarationRow>();
  return row ?? undefined;
}

/** The end of a site's chain. */
export interface LastLink {
  /** 0 before the first declaration. */
  number: number;
  head: string;
  /** What is left of the order; empty without one. */
  left: UnitsLeft[];
}

/** Reads the end of the chain with what is left of an order, in one moment. `orderId` is '' for none. */
export async function lastLink(db: D1Database, siteId: string, orderId: string): Promise<LastLink> {
  const [last, lines, earlier] = await readBatch<
    [Pick<LastLink, 'number' | 'head'>, Parameters<typeof unitsLeft>[0][number], { lines: string | null }]
  >(db, [
    db
      .prepare('SELECT number, head FROM declarations WHERE site_id = ?1 AND number < ?2 ORDER BY number DESC LIMIT 1')
      .bind(siteId, Number.MAX_SAFE_INTEGER),
    ...unitStatements(db, siteId, orderId),
  ]);
  const { number = 0, head = '' } = last.results[0] ?? {};
  return { number, head, left: unitsLeft(lines.results, earlier.results) };
}
