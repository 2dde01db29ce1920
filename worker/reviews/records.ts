import * as z from 'zod/mini';
import { REVIEW_STATES } from '#runtime/contracts/enumerations.ts';
import { BYTES_PER_MB } from '#runtime/contracts/limits.ts';
import { REVIEW_PICTURE_MAX_MB, REVIEW_PICTURES_MAX } from '#runtime/domain/review.ts';
import { RATING_MAX, RATING_MIN } from '#runtime/domain/stars.ts';
import { isClash } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { auditStatement } from '../owner/service.ts';
import { type Picture, readPicture } from '../picture-formats/service.ts';
import {
  bytesOf,
  keepStatement,
  putBytes,
  readBase64,
  readPart,
  reviewPictureKey,
  unusedStatement,
} from '../storage/service.ts';
import { decide } from './owner-service.ts';
import { findReviewRow, listReviewRows } from './repository.ts';
import { type ReviewRow, storedPictures } from './rows.ts';

/** Most reviews of a part of an export; their pictures are read from the bucket. */
const PER_PAGE = 50;
/** The last moment that a date can name, in ms since the epoch. */
const LAST_MS = 8_640_000_000_000_000;
const BASE64_MAX = Math.ceil((REVIEW_PICTURE_MAX_MB * BYTES_PER_MB * 4) / 3) + 4;
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));

/** A picture of a review, with its bytes as base64; null where the bucket has lost it. */
const PictureRecord = z.strictObject({
  id,
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  data: z.nullable(text(BASE64_MAX)),
});

/** A review as a whole-shop file has it. */
const ReviewRecord = z.strictObject({
  id,
  itemId: id,
  rating: z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX)),
  title: text(200),
  body: text(5_000),
  authorName: text(100),
  state: z.enum(REVIEW_STATES),
  /** The order of a verified buyer; null for any other. */
  orderId: z.nullable(id),
  createdAt: z.int().check(z.minimum(0), z.maximum(LAST_MS)),
  pictures: z.array(PictureRecord).check(z.maxLength(REVIEW_PICTURES_MAX)),
});
type ReviewRecord = z.infer<typeof ReviewRecord>;

/**
 * Reviews with their pictures. Of one that the shop has already, only the decision changes: the text is its author's.
 */
export const reviews = recordKind({
  type: 'review',
  scopes: { read: 'reviews:read', write: 'reviews:write' },
  contract: ReviewRecord,
  async plan(call, review): Promise<RecordPlan> {
    const { db, site } = call;
    const row = await findReviewRow(db, site.siteId, review.id);
    const current = row && reviewRecord(row);
    return {
      id: review.id,
      title: review.title || review.body.slice(0, 40),
      current,
      next: current ? { ...current, state: review.state } : review,
      async write() {
        if (current) await decide(call, review.id, review.state);
        else await addReview(call, review);
      },
    };
  },
  async list({ env, db, site }, after, { customers }) {
    // Until it is approved, a review is a person's message to the shop.
    const search = { after, onlyApproved: !customers, limit: PER_PAGE + 1 };
    const rows = await listReviewRows(db, site.siteId, search);
    const withBytes = async (row: ReviewRow): Promise<ReviewRecord> => {
      const content = reviewRecord(row);
      const read = async (picture: ReviewRecord['pictures'][number]) => ({
        ...picture,
        data: await readBase64(env.FILES, reviewPictureKey(site.siteId, picture.id, picture.width)),
      });
      return { ...content, pictures: await Promise.all(content.pictures.map(read)) };
    };
    const contents = await readPart(rows.slice(0, PER_PAGE), withBytes, ({ pictures }) =>
      pictures.map(({ data }) => data),
    );
    return { contents, nextPageCursor: rows.length > contents.length ? (contents.at(-1)?.id ?? null) : null };
  },
});

function reviewRecord(row: ReviewRow): ReviewRecord {
  return {
    id: row.id,
    itemId: row.item_id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    authorName: row.author_name,
    state: row.state,
    orderId: row.order_id,
    createdAt: row.created_at,
    pictures: storedPictures(row).map((picture) => ({ ...picture, data: null })),
  };
}

/** Stores the pictures first; one without a row is deleted a day later. */
async function addReview(call: OwnerCall, review: ReviewRecord): Promise<void> {
  const { env, db, site, owner, now } = call;
  const { siteId } = site;
  const pictures = review.pictures.flatMap(({ id: pictureId, data }) => {
    if (data === null) return [];
    const picture = readPicture(bytesOf(data));
    if (!picture) throw new ApiError('INVALID_REQUEST', { fields: ['pictures'] });
    return { ...picture, id: pictureId };
  });
  if (await hasPictures(db, siteId, pictures)) throw new ApiError('CONTENT_ID_TAKEN', { fields: ['pictures'] });
  for (const picture of pictures) {
    const key = reviewPictureKey(siteId, picture.id, picture.width);
    await unusedStatement(db, siteId, key, now).run();
    await putBytes(env.FILES, key, picture);
  }
  const { id: reviewId, itemId, rating, title, body, authorName, state, orderId, createdAt } = review;
  try {
    await db.batch([
      db
        .prepare(
          `INSERT INTO reviews (site_id, id, item_id, rating, title, body, author_name, state, order_id, created_at,
             updated_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
        )
        .bind(siteId, reviewId, itemId, rating, title, body, authorName, state, orderId, createdAt, now),
      ...pictures.flatMap((picture) => pictureStatements(db, siteId, reviewId, picture)),
      auditStatement(db, { siteId, keyId: owner.keyId, action: 'review.imported', target: reviewId }, now),
    ]);
  } catch (error) {
    if (isClash(error, 'reviews.') || isClash(error, 'review_pictures.')) throw new ApiError('CONTENT_ID_TAKEN');
    if (String(error).includes('FOREIGN KEY constraint failed')) {
      throw new ApiError('PRODUCT_NOT_FOUND', { fields: ['itemId'] });
    }
    throw error;
  }
}

/** Whether another review has a picture of one of these ids, whose object would be replaced. */
async function hasPictures(db: D1Database, siteId: string, pictures: readonly { id: string }[]): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM review_pictures WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))')
    .bind(siteId, JSON.stringify(pictures.map(({ id: pictureId }) => pictureId)))
    .first();
  return found !== null;
}

function pictureStatements(db: D1Database, siteId: string, reviewId: string, picture: Picture & { id: string }) {
  const { id: pictureId, contentType, bytes, width, height } = picture;
  return [
    db
      .prepare(
        `INSERT INTO review_pictures (site_id, id, review_id, content_type, bytes, width, height)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(siteId, pictureId, reviewId, contentType, bytes.length, width, height),
    keepStatement(db, siteId, reviewPictureKey(siteId, pictureId, width)),
  ];
}
