import type { ItemImage, OwnerImage } from '#runtime/contracts/pictures.ts';
import { guard } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { sanitiseHtml } from '../forms/service.ts';

/** Fields of the JSON list `?3`, by its row `i`. */
const field = (name: keyof OwnerImage) => `i.value ->> '${name}'`;

const UNKNOWN_ASSET = `EXISTS (
  SELECT 1 FROM json_each(?3) i LEFT JOIN assets a ON a.site_id = ?1 AND a.id = ${field('assetId')}
  WHERE ${field('assetId')} IS NOT NULL AND a.id IS NULL)`;
const TAKEN_ID = `EXISTS (
  SELECT 1 FROM json_each(?3) i CROSS JOIN images o ON o.site_id = ?1 AND o.id = ${field('id')} WHERE o.item_id <> ?2)
  OR (SELECT count(DISTINCT ${field('id')}) < count(*) FROM json_each(?3) i)`;

/**
 * Returns the statements that make these the pictures of an item, in this order, in place of those that it has. They
 * belong behind the statement that writes the item. Their guard fails the batch with PICTURE_NOT_FOUND or
 * IMAGE_ID_TAKEN.
 */
export function imageStatements(
  db: D1Database,
  siteId: string,
  itemId: string,
  images: readonly ItemImage[],
  now: number,
): D1PreparedStatement[] {
  const list = JSON.stringify(
    images.map((image) => ({
      ...image,
      id: image.id ?? sortableId(now),
      body: image.body && sanitiseHtml(image.body),
      colors: image.colors && JSON.stringify(image.colors),
    })),
  );
  return [
    guard(db, siteId, { PICTURE_NOT_FOUND: UNKNOWN_ASSET, IMAGE_ID_TAKEN: TAKEN_ID }, itemId, list),
    db.prepare('DELETE FROM images WHERE site_id = ?1 AND item_id = ?2').bind(siteId, itemId),
    db
      .prepare(
        `INSERT INTO images (site_id, id, item_id, asset_id, asset_url, width, height, alt_text, title, body, filename,
           licensed_asset_preview, colors, focal_x, focal_y, position)
         SELECT ?1, ${field('id')}, ?2, a.id, coalesce(a.url, ${field('assetUrl')}),
           coalesce(a.width, ${field('width')}), coalesce(a.height, ${field('height')}),
           coalesce(${field('altText')}, a.alt_text, ''), coalesce(${field('title')}, ''),
           coalesce(${field('body')}, ''), coalesce(${field('filename')}, a.filename, ''),
           coalesce(${field('licensedAssetPreview')}, 0),
           CASE WHEN a.id IS NULL THEN ${field('colors')} ELSE a.colors END,
           coalesce(${field('focalX')}, a.focal_x, 0.5), coalesce(${field('focalY')}, a.focal_y, 0.5), i.key
         FROM json_each(?3) i LEFT JOIN assets a ON a.site_id = ?1 AND a.id = ${field('assetId')}`,
      )
      .bind(siteId, itemId, list),
  ];
}

/** A row of `images`. */
export interface ItemImageRow {
  id: string;
  asset_id: string | null;
  asset_url: string;
  width: number;
  height: number;
  alt_text: string;
  title: string;
  body: string;
  filename: string;
  licensed_asset_preview: number;
  colors: string | null;
  focal_x: number;
  focal_y: number;
}

/** Returns a picture of an item for its owner; sent back, it is stored as it was. */
export function toItemImage(row: ItemImageRow): OwnerImage {
  return {
    id: row.id,
    assetId: row.asset_id,
    assetUrl: row.asset_url,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    title: row.title,
    body: row.body,
    filename: row.filename,
    licensedAssetPreview: row.licensed_asset_preview === 1,
    colors: row.colors === null ? null : JSON.parse(row.colors),
    focalX: row.focal_x,
    focalY: row.focal_y,
  };
}
