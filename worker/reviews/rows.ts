import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview, Review, ReviewSummary } from '#runtime/contracts/review.ts';

export interface ReviewRow {
  id: string;
  item_id: string;
  rating: number;
  title: string;
  body: string;
  author_name: string;
  state: ReviewState;
  created_at: number;
}

export interface SumRow {
  count: number;
  /** The sum of all ratings. */
  total: number;
}

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    authorName: row.author_name,
    createdAt: row.created_at,
  };
}

export function toOwnerReview(row: ReviewRow): OwnerReview {
  return { ...toReview(row), itemId: row.item_id, state: row.state };
}

export function toSummary({ count, total }: SumRow = { count: 0, total: 0 }): ReviewSummary {
  return { average: count === 0 ? 0 : Math.round((total / count) * 10) / 10, count };
}
