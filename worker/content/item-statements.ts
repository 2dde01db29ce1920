import type { OwnerItem } from '#runtime/contracts/content.ts';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ItemImage } from '#runtime/contracts/pictures.ts';
import { imageStatements } from '../pictures/service.ts';
import { siteTouched } from '../site/touch.ts';
import { placeOf } from './places.ts';

/** An item as it is stored: its HTML is sanitised. */
export type StoredItem = Omit<OwnerItem, 'images' | 'position' | 'version' | 'updatedAt'> & {
  images: readonly ItemImage[];
  /** Null puts a new item behind all others of its collection, and leaves any other where it is. */
  position: number | null;
};

/**
 * Returns the statements that make an item that is not sold what `item` says, with its pictures. Likes and comments are
 * written for a new item only. The conditions of a change, such as its version, belong before these statements.
 */
export function itemStatements(db: D1Database, siteId: string, item: StoredItem, now: number): D1PreparedStatement[] {
  return [
    itemStatement(db, siteId, item, now),
    ...imageStatements(db, siteId, item.id, item.images, now),
    siteTouched(db, siteId, now),
  ];
}

function itemStatement(db: D1Database, siteId: string, item: StoredItem, now: number): D1PreparedStatement {
  const columns: Record<string, string | number | null> = {
    collection_id: item.collectionId,
    published_at: item.publishedAt,
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    record_type: RECORD_TYPE[item.recordType],
    title: item.title,
    url_slug: item.urlSlug,
    excerpt: item.excerpt,
    body: item.body,
    author_name: item.author,
    categories: JSON.stringify(item.categories),
    tags: JSON.stringify(item.tags),
    starred: Number(item.starred),
    comment_state: Number(item.commentsOpen),
    content_status: item.status,
    external_link: item.externalLink,
    source_url: item.sourceUrl,
    promoted_block_type: item.promotedBlockType,
    location: item.location && JSON.stringify(item.location),
    options: JSON.stringify(item.options),
    seo_title: item.seoTitle,
    seo_description: item.seoDescription,
  };
  const names = Object.keys(columns);
  const values = names.map((_, index) => `?${index + 7}`);
  const changes = names.map((name) => `${name} = excluded.${name}`);
  // A lock that stands keeps its password; a new one has none yet.
  const lockKey = `iif(?${names.length + 7}, lower(hex(randomblob(16))), NULL)`;
  const last = 'SELECT MAX(position) + 1 FROM items WHERE site_id = ?1 AND collection_id = ?7';
  const place = placeOf(
    '?7',
    `COALESCE(?3, (SELECT position FROM items WHERE site_id = ?1 AND id = ?2), (${last}), 0)`,
    { published_at: '?8', starts_at: '?9', ends_at: '?10' },
  );
  return db
    .prepare(
      `INSERT INTO items (site_id, id, position, updated_at, like_count, public_comment_count, ${names.join(', ')}, lock_key)
       VALUES (?1, ?2, ${place}, ?4, ?5, ?6, ${values.join(', ')}, ${lockKey})
       ON CONFLICT (site_id, id) DO UPDATE SET position = excluded.position, updated_at = excluded.updated_at,
         version = version + 1, lock_key = COALESCE(lock_key, excluded.lock_key), ${changes.join(', ')}`,
    )
    .bind(
      siteId,
      item.id,
      item.position,
      now,
      item.likeCount,
      item.publicCommentCount,
      ...Object.values(columns),
      Number(item.isLocked),
    );
}
