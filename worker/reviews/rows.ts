import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview, Review, ReviewPicture, ReviewSummary } from '#runtime/contracts/review.ts';
import { widthsBelow } from '#runtime/domain/picture-widths.ts';
import { REVIEW_PICTURES_PATH } from '../site/page-paths.ts';

export interface ReviewRow {
  id: string;
  item_id: string;
  rating: number;
  title: string;
  body: string;
  author_name: string;
  state: ReviewState;
  order_id: string | null;
  created_at: number;
  /** JSON: `StoredPicture[]`. */
  pictures: string;
}

export interface OwnerReviewRow extends ReviewRow {
  order_number: number | null;
}

export interface SumRow {
  count: number;
  /** The sum of all ratings. */
  total: number;
}

/** A picture as the database has it. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
}

/** Selects a review's columns, with its pictures; `table` is the name or alias of its table. */
export const reviewColumns = (table: string) =>
  `${table}.*, (SELECT json_group_array(json_object('id', id, 'width', width, 'height', height)) FROM (
     SELECT p.id, p.width, p.height FROM review_pictures p
     WHERE p.site_id = ${table}.site_id AND p.review_id = ${table}.id ORDER BY p.id)) AS pictures`;

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    authorName: row.author_name,
    createdAt: row.created_at,
    isVerified: row.order_id !== null,
    // A shop that does not resize pictures answers with the original.
    pictures: picturesOf(row, REVIEW_PICTURES_PATH).map((picture) => ({
      ...picture,
      widths: widthsBelow(picture.width),
    })),
  };
}

export function toOwnerReview(row: OwnerReviewRow): OwnerReview {
  return {
    ...toReview(row),
    itemId: row.item_id,
    state: row.state,
    orderNumber: row.order_number,
    pictures: picturesOf(row, `/api/owner/reviews/${row.id}/pictures`),
  };
}

export function storedPictures({ pictures }: Pick<ReviewRow, 'pictures'>): StoredPicture[] {
  return JSON.parse(pictures);
}

function picturesOf(row: ReviewRow, path: string): ReviewPicture[] {
  return storedPictures(row).map(({ id, width, height }) => ({ url: `${path}/${id}`, width, height }));
}

export function toSummary({ count, total }: SumRow = { count: 0, total: 0 }): ReviewSummary {
  return { average: count === 0 ? 0 : Math.round((total / count) * 10) / 10, count };
}
