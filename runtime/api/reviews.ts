import { API_ROOT } from '../contracts/http.ts';
import type { Review, ReviewPicture, ReviewsResponse } from '../contracts/review.ts';
import { request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

/** Reads ten reviews of a product, the newest first, or the ten after `cursor`. */
export function getReviews(productId: string, cursor: string | null = null): Promise<ReviewsResponse> {
  const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
  const path = `${API_ROOT}commerce/products/${encodeURIComponent(productId)}/reviews${query}`;
  return request({ path, isAnswer: isReviews });
}

function isReviews(json: unknown): json is ReviewsResponse {
  return isRecord(json) && typeof json.count === 'number' && isListOf(json.reviews, isReview);
}

function isReview(json: unknown): json is Review {
  return (
    isRecord(json) &&
    typeof json.id === 'string' &&
    typeof json.rating === 'number' &&
    typeof json.title === 'string' &&
    typeof json.body === 'string' &&
    typeof json.authorName === 'string' &&
    typeof json.createdAt === 'number' &&
    typeof json.isVerified === 'boolean' &&
    isListOf(json.pictures, isPicture)
  );
}

function isPicture(json: unknown): json is ReviewPicture {
  return (
    isRecord(json) && typeof json.url === 'string' && typeof json.width === 'number' && typeof json.height === 'number'
  );
}
