interface Pictured {
  itemId: string;
  variantId: string;
}

/** Reads the picture of each line's variant, or else of its product; a line without one is undefined. */
export async function readPictures(
  db: D1Database,
  siteId: string,
  lines: readonly Pictured[],
): Promise<(string | undefined)[]> {
  const asked = lines.map(({ itemId, variantId }) => ({ itemId, variantId }));
  const { results } = await db
    .prepare(
      `SELECT line.key AS position, images.asset_url FROM json_each(?2) line
       LEFT JOIN variants v ON v.site_id = ?1 AND v.id = line.value ->> 'variantId'
       CROSS JOIN images ON images.site_id = ?1 AND images.id = COALESCE(v.main_image_id, (
         SELECT id FROM images WHERE site_id = ?1 AND item_id = line.value ->> 'itemId' ORDER BY position LIMIT 1))`,
    )
    .bind(siteId, JSON.stringify(asked))
    .all<{ position: number; asset_url: string }>();
  const urls = new Map(results.map(({ position, asset_url }) => [position, asset_url]));
  return lines.map((_, position) => urls.get(position));
}
