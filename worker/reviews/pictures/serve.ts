import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../../env.ts';
import type { Picture } from '../../picture-formats/service.ts';
import { type Asked, answerResized } from '../../pictures/service.ts';
import { answerWithObject, reviewPictureKey } from '../../storage/service.ts';

interface PictureRow {
  id: string;
  content_type: Picture['contentType'];
  bytes: number;
  width: number;
  state: ReviewState;
  order_id: string | null;
}

/** A stored picture, and the review that it belongs to. */
export interface ServedPicture extends Pick<PictureRow, 'id' | 'bytes' | 'width' | 'state'> {
  contentType: Picture['contentType'];
  orderId: string | null;
  reviewId: string;
}

export async function findPicture(db: D1Database, siteId: string, id: string): Promise<ServedPicture | undefined> {
  const row = await db
    .prepare(
      `SELECT p.id, p.review_id, p.content_type, p.bytes, p.width, r.state, r.order_id FROM review_pictures p
       JOIN reviews r ON r.site_id = p.site_id AND r.id = p.review_id WHERE p.site_id = ?1 AND p.id = ?2`,
    )
    .bind(siteId, id)
    .first<PictureRow & { review_id: string }>();
  if (!row) return undefined;
  const { content_type: contentType, order_id: orderId, review_id: reviewId, ...rest } = row;
  return { ...rest, contentType, orderId, reviewId };
}

/** Cache times: pictures never change, and a deleted one may be seen for as long as this. */
export const CACHES = { everybody: 'public, max-age=86400, immutable', nobody: 'private, no-store' } as const;

/**
 * Answers with a picture in the width that is asked for, or with the original. Whatever its bytes are, a browser treats
 * them as a picture and runs nothing in them. Undefined if the bucket has no such object.
 */
export async function answerWithPicture(
  env: Bindings,
  { id, width, bytes, contentType }: ServedPicture,
  asked: Asked,
  cache: (typeof CACHES)[keyof typeof CACHES],
): Promise<Response | undefined> {
  const key = reviewPictureKey(asked.siteId, id, width);
  const headers = {
    'Cache-Control': cache,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const response = await answerResized(env, { id, key, contentType, width, headers }, asked);
  if (response !== 'original') return response;
  return answerWithObject(env.FILES, asked.request, {
    key,
    bytes,
    etag: `"${id}"`,
    headers: { ...headers, 'Content-Type': contentType, Vary: 'Accept' },
  });
}
