import { useRef, useState } from 'react';
import { ApiFailure } from '#runtime/api/failure.ts';
import { getReviews } from '#runtime/api/reviews.ts';
import type { Product } from '#runtime/contracts/product.ts';
import type { Review, ReviewSummary } from '#runtime/contracts/review.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { reviews as english } from '#runtime/i18n/en-product-view.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';

/** Stars are drawn out of this many. */
const BEST_RATING = 5;

/** `cursor` is null before the first page, and after the last. */
type Listing = { reviews: readonly Review[]; cursor: string | null } & (
  | { status: 'unread' | 'reading' | 'read' }
  | { status: 'failed'; message: string }
);

export function ReviewSummaryLine({ summary, locale }: { summary: ReviewSummary | null; locale: string }) {
  if (!summary || summary.count === 0) return null;
  return (
    <p part="rating">
      <Stars rating={summary.average} locale={locale} /> <span>{countText(summary.count)}</span>
    </p>
  );
}

/** What others say, fetched when a visitor wants to read it. */
export function Reviews({ product: { id, reviews: summary, store } }: { product: Product }) {
  const [listing, setListing] = useState<Listing>({ status: 'unread', reviews: [], cursor: null });
  const list = useRef<HTMLOListElement>(null);
  if (!summary || summary.count === 0) return null;
  const texts = localised('reviews', english);

  async function read() {
    const { reviews, cursor } = listing;
    setListing({ status: 'reading', reviews, cursor });
    try {
      const page = await getReviews(id, cursor);
      const next = page.hasNextPage ? page.nextPageCursor : null;
      setListing({ status: 'read', reviews: [...reviews, ...page.reviews], cursor: next });
      // The button that was pressed may be gone.
      if (reviews.length > 0) requestAnimationFrame(() => focusItem(list.current, reviews.length));
    } catch (error) {
      if (!(error instanceof ApiFailure)) report(error, 'reviews');
      const message = error instanceof ApiFailure ? error.message : localised('failures', failures).tryAgain;
      setListing({ status: 'failed', reviews, cursor, message });
    }
  }

  const mayRead = listing.status === 'unread' || listing.status === 'failed';
  return (
    <details part="reviews" onToggle={({ currentTarget }) => currentTarget.open && mayRead && void read()}>
      <summary part="reviews-summary">{countText(summary.count)}</summary>
      <ol part="reviews-list" ref={list} aria-busy={listing.status === 'reading' || undefined}>
        {listing.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} locale={store.locale} />
        ))}
      </ol>
      {listing.status === 'failed' && (
        <p part="reviews-message" role="alert">
          {listing.message}
        </p>
      )}
      {listing.status === 'read' && listing.cursor !== null && (
        <button part="more-reviews" type="button" onClick={read}>
          {texts.moreReviews}
        </button>
      )}
    </details>
  );
}

function ReviewItem({ review, locale }: { review: Review; locale: string }) {
  const { title, body, authorName, rating, createdAt } = review;
  const written = new Date(createdAt);
  return (
    <li part="review" tabIndex={-1}>
      <Stars rating={rating} locale={locale} />
      {title && <p part="review-title">{title}</p>}
      <p part="review-body">{body}</p>
      <p part="review-by">
        {authorName}, <time dateTime={written.toISOString()}>{written.toLocaleDateString(locale)}</time>
      </p>
    </li>
  );
}

function Stars({ rating, locale }: { rating: number; locale: string }) {
  const full = Math.round(rating);
  const text = fill(localised('reviews', english).ratingOf, {
    rating: rating.toLocaleString(locale),
    best: BEST_RATING,
  });
  return (
    <span part="stars" role="img" aria-label={text}>
      {'★'.repeat(full)}
      {'☆'.repeat(BEST_RATING - full)}
    </span>
  );
}

function countText(count: number): string {
  const { oneReview, manyReviews } = localised('reviews', english);
  return count === 1 ? oneReview : fill(manyReviews, { count });
}

function focusItem(list: HTMLOListElement | null, index: number): void {
  (list?.children[index] as HTMLElement | undefined)?.focus();
}
