import * as z from 'zod/mini';
import { LIKES_READ_AT_ONCE } from './likes-limits.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** How an item is liked, as one visitor sees it. Answer of `PUT` and `DELETE /api/likes/{itemId}`. */
export const ItemLikes = z.object({
  itemId: z.string(),
  /** All likes, with those that the item was imported with. */
  likeCount: z.int(),
  /** Whether this visitor is among those who like it. */
  isLiked: z.boolean(),
});
export type ItemLikes = z.infer<typeof ItemLikes>;

/** Query of `GET /api/likes`: ids of items, with commas between them. */
export const LikesQuery = z.strictObject({
  ids: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(10_000)),
      z.transform((ids: string) => ids.split(',')),
    ),
    z.array(id).check(z.minLength(1), z.maxLength(LIKES_READ_AT_ONCE)),
  ),
});

/** Answer of `GET /api/likes`: those of the items that this visitor may see, in any order. */
export const LikesList = z.object({ likes: z.array(ItemLikes) });
export type LikesList = z.infer<typeof LikesList>;
