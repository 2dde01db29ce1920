import type { PictureDetails } from '#runtime/contracts/pictures.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';
import { assetKey, keepStatement } from '../storage/service.ts';
import { IS_SHOWN } from './uses.ts';

/** The data of every change of a picture: the owner's key, the picture and the time. */
export interface PictureChange {
  siteId: string;
  id: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
}

interface Asset {
  filename: string;
  url: string;
  contentType: string;
  bytes: number;
  sha256: string;
  width: number;
  height: number;
  altText: string;
  /** JSON: ColorData. */
  colors: string | null;
  /** Whether it is stored beside another one of the same content, because pages of its old shop name its id. */
  hasMoved: boolean;
}

/**
 * Writes the row of a picture whose object is in the bucket; false if another row has the same id, or the same content
 * and this one has not moved in.
 */
export async function insertAsset(
  db: D1Database,
  change: PictureChange,
  asset: Asset,
  reservation: D1PreparedStatement[],
): Promise<boolean> {
  const { siteId, id, now } = change;
  const { filename, url, contentType, bytes, sha256, width, height, altText, colors, hasMoved } = asset;
  try {
    await db.batch([
      ...reservation,
      db
        .prepare(
          `INSERT INTO assets (site_id, id, filename, url, content_type, bytes, sha256, width, height, alt_text, colors,
             created_at, updated_at, copy_id)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12,
             CASE WHEN ?13 AND EXISTS (SELECT 1 FROM assets WHERE site_id = ?1 AND sha256 = ?7) THEN ?2 ELSE '' END)`,
        )
        .bind(
          siteId,
          id,
          filename,
          url,
          contentType,
          bytes,
          sha256,
          width,
          height,
          altText,
          colors,
          now,
          Number(hasMoved),
        ),
      keepStatement(db, siteId, assetKey(siteId, id)),
      audit(db, change, 'picture.added', { bytes }),
    ]);
    return true;
  } catch (error) {
    if (isClash(error, 'assets.site_id, ')) return false;
    throw error;
  }
}

/** Changes a picture if it is still at `version`. */
export async function updateAsset(
  db: D1Database,
  change: PictureChange,
  version: number,
  { filename, url, altText, focalX, focalY }: PictureDetails & { url: string },
): Promise<void> {
  const { siteId, id, now } = change;
  await write(db, [
    expectAsset(db, change, version),
    db
      .prepare(
        `UPDATE assets SET filename = ?3, url = ?4, alt_text = ?5, focal_x = ?6, focal_y = ?7, version = version + 1,
           updated_at = ?8
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, id, filename, url, altText, focalX, focalY, now),
    audit(db, change, 'picture.changed', { version: version + 1 }),
  ]);
}

/** Deletes a picture if it is still at `version` and no item shows it; its object is deleted a day later. */
export async function deleteAsset(db: D1Database, change: PictureChange, version: number): Promise<void> {
  const { siteId, id } = change;
  await write(db, [
    expectAsset(db, change, version),
    guard(db, siteId, { PICTURE_IN_USE: IS_SHOWN }, id),
    db.prepare('DELETE FROM assets WHERE site_id = ?1 AND id = ?2').bind(siteId, id),
    audit(db, change, 'picture.deleted', {}),
  ]);
}

function expectAsset(db: D1Database, { siteId, id }: PictureChange, version: number): D1PreparedStatement {
  const asset = 'SELECT 1 FROM assets WHERE site_id = ?1 AND id = ?2';
  return guard(
    db,
    siteId,
    { PICTURE_NOT_FOUND: `NOT EXISTS (${asset})`, VERSION_STALE: `NOT EXISTS (${asset} AND version = ?3)` },
    id,
    version,
  );
}

function audit(
  db: D1Database,
  { siteId, keyId, id, now }: PictureChange,
  action: string,
  details: NonNullable<AuditEntry['details']>,
): D1PreparedStatement {
  return auditStatement(db, { siteId, keyId, action, target: id, details }, now);
}

async function write(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    throw refusalOf(error);
  }
}
