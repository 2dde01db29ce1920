import type { ItemLikes } from '#runtime/contracts/likes.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { isPublished } from '../catalogue/service.ts';
import { ApiError } from '../http/errors.ts';
import { isMember } from '../member-areas/service.ts';
import type { Fan } from './fan.ts';

/**
 * Likes of one item from one network in a day: as many as neighbours give, and too few to be worth making up. Anybody can
 * make up visitors.
 */
const LIKES_PER_NETWORK = 10;

interface LikesRow {
  id: string;
  like_count: number;
  member_area_id: string | null;
  is_liked: number;
}

/** Reads the likes of those items that the visitor may see. */
export async function readLikes(db: D1Database, fan: Fan, itemIds: readonly string[]): Promise<ItemLikes[]> {
  const { results } = await db
    .prepare(
      `SELECT i.id, i.like_count, c.member_area_id, EXISTS (
         SELECT 1 FROM likes l WHERE l.site_id = ?1 AND l.item_id = i.id AND l.who IN (SELECT value FROM json_each(?4))
       ) AS is_liked
       FROM json_each(?2) listed CROSS JOIN items i ON i.site_id = ?1 AND i.id = listed.value
       JOIN collections c ON c.site_id = i.site_id AND c.id = i.collection_id
       WHERE ${isPublished('i')}
         AND (c.lock_key IS NULL OR c.lock_key IN (SELECT value FROM json_each(?3)))
         AND (i.lock_key IS NULL OR i.lock_key IN (SELECT value FROM json_each(?3)))`,
    )
    .bind(fan.siteId, JSON.stringify([...new Set(itemIds)]), fan.lockKeys, JSON.stringify(fan.names))
    .all<LikesRow>();
  const closed = await closedAreas(db, fan, results);
  return results
    .filter(({ member_area_id }) => member_area_id === null || !closed.has(member_area_id))
    .map((row) => ({ itemId: row.id, likeCount: row.like_count, isLiked: row.is_liked === 1 }));
}

/** Returns the member areas among those of the rows to which the visitor does not belong. */
async function closedAreas(db: D1Database, { siteId, user, now }: Fan, rows: LikesRow[]): Promise<Set<string>> {
  const areas = new Set(rows.flatMap(({ member_area_id }) => member_area_id ?? []));
  if (!user) return areas;
  for (const areaId of areas) {
    if (await isMember(db, siteId, { areaId, email: user.email, now })) areas.delete(areaId);
  }
  return areas;
}

/**
 * Keeps that the visitor likes an item, once, unless the network has given its likes of the day. Throws ITEM_NOT_FOUND for one that they may not see, and INVALID_REQUEST
 * for a browser that has no name.
 */
export async function like(db: D1Database, fan: Fan, itemId: string): Promise<ItemLikes> {
  await readItemLikes(db, fan, itemId);
  const [first, ...others] = fan.names;
  if (first === undefined) throw new ApiError('INVALID_REQUEST');
  await db.batch([
    ...others.map((name) => removal(db, fan, itemId, [name])),
    db
      .prepare(
        `INSERT INTO likes (site_id, item_id, who, user_id, created_at, network)
         SELECT site_id, id, ?3, ?4, ?5, ?6 FROM items WHERE site_id = ?1 AND id = ?2 AND ${LIKES_PER_NETWORK} > (
           SELECT COUNT(*) FROM likes l INDEXED BY likes_by_network
           WHERE l.site_id = ?1 AND l.item_id = ?2 AND l.network = ?6 AND l.created_at > ?5 - ${DAY_MS})
         ON CONFLICT (site_id, item_id, who) DO NOTHING`,
      )
      .bind(fan.siteId, itemId, first, fan.user?.id ?? null, fan.now, fan.networkOn(itemId)),
  ]);
  return readItemLikes(db, fan, itemId);
}

/** Removes the visitor's like, if there is one. Throws ITEM_NOT_FOUND for an item that they may not see. */
export async function unlike(db: D1Database, fan: Fan, itemId: string): Promise<ItemLikes> {
  await readItemLikes(db, fan, itemId);
  await removal(db, fan, itemId, fan.names).run();
  return readItemLikes(db, fan, itemId);
}

async function readItemLikes(db: D1Database, fan: Fan, itemId: string): Promise<ItemLikes> {
  const [found] = await readLikes(db, fan, [itemId]);
  if (!found) throw new ApiError('ITEM_NOT_FOUND');
  return found;
}

function removal(db: D1Database, { siteId }: Fan, itemId: string, names: readonly string[]): D1PreparedStatement {
  return db
    .prepare('DELETE FROM likes WHERE site_id = ?1 AND item_id = ?2 AND who IN (SELECT value FROM json_each(?3))')
    .bind(siteId, itemId, JSON.stringify(names));
}
