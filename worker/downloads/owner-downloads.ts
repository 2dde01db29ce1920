import type { OwnerDownload } from '#runtime/contracts/files.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { failedGuard, guard } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { mailStatements } from '../mail/service.ts';
import { endDeliveredStatements } from '../orders/service.ts';
import { auditStatement } from '../owner/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { downloadLimits } from '../site/store-settings.ts';
import { downloadStatements, grantDownloads } from './grant.ts';
import { downloadsMail } from './mail.ts';
import { downloadsOfOrder } from './of-order.ts';
import { type DownloadRow, type OrderDownload, toOrderDownload } from './right.ts';

const ORDER_NUMBER = /^\d{1,15}$/;

type OwnerCall = ShopCall & { keyId: string; calledOrigin: string };

/** An order as far as its files need it. */
export interface OrderOfFiles {
  id: string;
  number: number;
  state: string;
  email: string;
  base_url: string;
}

/** The result of a change. */
interface Changed {
  downloads: OrderDownload[];
  /** The mail with the new links; undefined if nothing was sent. */
  mailId: string | undefined;
}

/** Reads the rights of an order, by its number or its id. */
export async function readOrderDownloads(call: ShopCall, name: string): Promise<OrderDownload[]> {
  return downloadsOfOrder(call, await findOrder(call, name));
}

/**
 * Gives the buyer of an order the files that its products have now and that the buyer has no right to yet, and mails
 * the links: for a product that had no file when it was bought, and for a new edition.
 */
export async function giveDownloads(call: OwnerCall, name: string): Promise<Changed> {
  const { db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const order = await findOrder(call, name);
  refuseRefunded(order);
  const { results: lines } = await db
    .prepare(
      `SELECT item_id AS itemId, product_type AS productType FROM order_lines
       WHERE site_id = ?1 AND order_id = ?2 ORDER BY position`,
    )
    .bind(siteId, order.id)
    .all<{ itemId: string; productType: number }>();
  const known = await downloadsOfOrder(call, order);
  const all = await grantDownloads(call, lines);
  const added = all.filter(
    ({ position, fileId }) => !known.some((download) => download.position === position && download.fileId === fileId),
  );
  if (added.length === 0) return { downloads: known, mailId: undefined };
  const mail = await downloadsMail(call, order, { kind: 'given', downloads: added });
  const isGiven = await wasFirst(db, [
    expectNotGiven(db, siteId, order.id, added),
    ...downloadStatements(db, siteId, { id: order.id, placedAt: now }, added),
    ...(order.state === 'paid' ? endDeliveredStatements(db, siteId, order.id, lines, now) : []),
    ...mailStatements(db, { siteId, secret }, [mail], now),
    auditStatement(
      db,
      { siteId, keyId, action: 'downloads.given', target: order.id, details: { count: added.length } },
      now,
    ),
  ]);
  return { downloads: await downloadsOfOrder(call, order), mailId: isGiven ? mail.id : undefined };
}

/** Fails the batch where another call has given one of these rights in the meantime, so that one mail has the links. */
function expectNotGiven(db: D1Database, siteId: string, orderId: string, rights: readonly OrderDownload[]) {
  const isGiven = `EXISTS (SELECT 1 FROM json_each(?3) JOIN downloads d ON d.site_id = ?1 AND d.order_id = ?2
    AND d.position = value ->> 'position' AND d.file_id = value ->> 'fileId')`;
  return guard(db, siteId, { ORDER_CONFLICT: isGiven }, orderId, JSON.stringify(rights));
}

/** Runs a batch whose guard finds out whether another call was first, and has done the same; false then. */
async function wasFirst(db: D1Database, statements: D1PreparedStatement[]): Promise<boolean> {
  try {
    await db.batch(statements);
    return true;
  } catch (error) {
    if (failedGuard(error) !== 'ORDER_CONFLICT') throw error;
    return false;
  }
}

/** Makes a new link with a new time and number, and mails it. The old link opens nothing any more. */
export async function renewDownload(call: OwnerCall, id: string): Promise<Changed> {
  const { db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const { row, order, hasFile } = await findDownload(call, id);
  refuseRefunded(order);
  if (!hasFile) throw new ApiError('FILE_GONE');
  const { days, times } = downloadLimits(site);
  const renewed = {
    ...row,
    generation: row.generation + 1,
    used: 0,
    most: times,
    expires_at: now + days * DAY_MS,
    is_closed: 0,
  };
  const download = toOrderDownload(call, renewed, order.state);
  const mail = await downloadsMail(call, order, { kind: 'renewed', downloads: [download] });
  const isSame = 'EXISTS (SELECT 1 FROM downloads WHERE site_id = ?1 AND id = ?2 AND generation = ?3)';
  const isRenewed = await wasFirst(db, [
    guard(db, siteId, { ORDER_CONFLICT: `NOT ${isSame}` }, id, row.generation),
    db
      .prepare(
        `UPDATE downloads SET generation = ?3, used = 0, most = ?4, expires_at = ?5, is_closed = 0
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, id, renewed.generation, renewed.most, renewed.expires_at),
    db.prepare('DELETE FROM download_sessions WHERE site_id = ?1 AND download_id = ?2').bind(siteId, id),
    ...mailStatements(db, { siteId, secret }, [mail], now),
    auditStatement(db, { siteId, keyId, action: 'download.renewed', target: id }, now),
  ]);
  return { downloads: [download], mailId: isRenewed ? mail.id : undefined };
}

/** Closes one link of an order, such as that of a line that was refunded alone. */
export async function closeDownload(call: OwnerCall, id: string): Promise<OrderDownload> {
  const { db, site, keyId, now } = call;
  const { row, order } = await findDownload(call, id);
  await db.batch([
    db.prepare('UPDATE downloads SET is_closed = 1 WHERE site_id = ?1 AND id = ?2').bind(site.siteId, id),
    auditStatement(db, { siteId: site.siteId, keyId, action: 'download.closed', target: id }, now),
  ]);
  return toOrderDownload(call, { ...row, is_closed: 1 }, order.state);
}

/** Returns a right without its link, which is for the buyer alone. */
export function toOwnerDownload({ path: _, ...download }: OrderDownload): OwnerDownload {
  return download;
}

function refuseRefunded({ state }: OrderOfFiles): void {
  if (state === 'refunded') throw new ApiError('ORDER_CONFLICT');
}

async function findOrder({ db, site }: ShopCall, name: string): Promise<OrderOfFiles> {
  const isNumber = ORDER_NUMBER.test(name);
  const order = await db
    .prepare(
      `SELECT id, number, state, email, base_url FROM orders
       WHERE site_id = ?1 AND ${isNumber ? 'number' : 'id'} = ?2`,
    )
    .bind(site.siteId, isNumber ? Number(name) : name)
    .first<OrderOfFiles>();
  if (!order) throw new ApiError('ORDER_NOT_FOUND');
  return order;
}

async function findDownload(
  call: ShopCall,
  id: string,
): Promise<{ row: DownloadRow; order: OrderOfFiles; hasFile: boolean }> {
  const row = await call.db
    .prepare(
      `SELECT d.*, EXISTS (SELECT 1 FROM item_files f WHERE f.site_id = d.site_id AND f.id = d.file_id) AS has_file
       FROM downloads d WHERE d.site_id = ?1 AND d.id = ?2`,
    )
    .bind(call.site.siteId, id)
    .first<DownloadRow & { order_id: string; has_file: number }>();
  if (!row) throw new ApiError('DOWNLOAD_NOT_FOUND');
  return { row, order: await findOrder(call, row.order_id), hasFile: row.has_file === 1 };
}
