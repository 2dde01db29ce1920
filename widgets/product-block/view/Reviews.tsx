import { useEffect, useRef } from 'react';
import type { Product } from '#runtime/contracts/product.ts';
import type { Review, ReviewSummary } from '#runtime/contracts/review.ts';
import { RATING_MAX, starsOf } from '#runtime/domain/stars.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { reviews as english } from '#runtime/i18n/en/rest.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { ReviewPictures } from './ReviewPictures.tsx';
import { useReviews } from './use-reviews.ts';

export function ReviewSummaryLine({ summary, locale }: { summary: ReviewSummary | null; locale: string }) {
  if (!summary || summary.count === 0) return null;
  return (
    <p part="rating">
      <Stars rating={summary.average} locale={locale} /> <span>{countText(summary.count)}</span>
    </p>
  );
}

/** The reviews, which are fetched when a visitor opens them. */
export function Reviews({ product: { id, reviews: summary, store } }: { product: Product }) {
  const { listing, read } = useReviews(id);
  const list = useRef<HTMLOListElement>(null);
  const { status, reviews, cursor } = listing;
  /** Index of the first review that the last press requested. */
  const requested = useRef<number>(undefined);

  useEffect(() => {
    // The button that was pressed may have been removed.
    if (requested.current !== undefined && reviews.length > requested.current) {
      (list.current?.children[requested.current] as HTMLElement | undefined)?.focus();
      requested.current = undefined;
    }
  }, [reviews]);

  function more() {
    requested.current = reviews.length;
    void read();
  }

  if (!summary || summary.count === 0) return null;
  return (
    <details part="reviews" onToggle={({ currentTarget }) => currentTarget.open && status === 'unread' && void read()}>
      <summary part="reviews-summary">{countText(summary.count)}</summary>
      <p part="reviews-meaning">{localised('reviews', english).verifiedMeaning}</p>
      <ol part="reviews-list" ref={list} aria-busy={status === 'reading' || undefined}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} locale={store.locale} />
        ))}
      </ol>
      {status === 'failed' && (
        <p part="reviews-message" role="alert">
          {listing.message}
        </p>
      )}
      {(status === 'failed' || cursor !== null) && (
        <button part="more-reviews" type="button" aria-disabled={status === 'reading' || undefined} onClick={more}>
          {localised('reviews', english).moreReviews}
        </button>
      )}
    </details>
  );
}

function ReviewItem({ review, locale }: { review: Review; locale: string }) {
  const { title, body, authorName, rating, createdAt, isVerified, pictures } = review;
  const written = new Date(createdAt);
  return (
    <li part="review" tabIndex={-1}>
      <Stars rating={rating} locale={locale} />
      {title && <p part="review-title">{title}</p>}
      <p part="review-body">{body}</p>
      <ReviewPictures pictures={pictures} authorName={authorName} />
      <p part="review-by">
        {authorName},{' '}
        <time dateTime={written.toISOString()}>{written.toLocaleDateString(supportedLocale(locale))}</time>{' '}
        {isVerified && <span part="review-verified">{localised('reviews', english).verified}</span>}
      </p>
    </li>
  );
}

function Stars({ rating, locale }: { rating: number; locale: string }) {
  const { full, half, empty } = starsOf(rating);
  const text = fill(localised('reviews', english).ratingOf, {
    rating: rating.toLocaleString(supportedLocale(locale)),
    best: RATING_MAX,
  });
  return (
    <span part="stars" role="img" aria-label={text}>
      {'★'.repeat(full)}
      {half > 0 && <span className="half">☆</span>}
      {'☆'.repeat(empty)}
    </span>
  );
}

function countText(count: number): string {
  return fill(localised('reviews', english).reviewCount, { count });
}
