import { useRef, useState } from 'react';
import { ApiFailure } from '#runtime/api/failure.ts';
import { getReviews } from '#runtime/api/reviews.ts';
import type { Review } from '#runtime/contracts/review.ts';
import { failures } from '#runtime/i18n/en/page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';

/** The reviews fetched so far. `cursor` is null before the first page and after the last. */
type Listing = { reviews: readonly Review[]; cursor: string | null } & (
  | { status: 'unread' | 'reading' | 'read' }
  | { status: 'failed'; message: string }
);

/** Returns the reviews of a product and `read`, which fetches the next page, or the same page again after a failure. */
export function useReviews(productId: string): { listing: Listing; read(): Promise<void> } {
  const [listing, setListing] = useState<Listing>({ status: 'unread', reviews: [], cursor: null });
  /** Whether a page is being read now, for a second press before the next rendering. */
  const isReading = useRef(false);

  async function read(): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    const { reviews, cursor } = listing;
    setListing({ status: 'reading', reviews, cursor });
    try {
      const page = await getReviews(productId, cursor);
      const next = page.hasNextPage ? page.nextPageCursor : null;
      setListing({ status: 'read', reviews: [...reviews, ...page.reviews], cursor: next });
    } catch (error) {
      if (!(error instanceof ApiFailure)) report(error, 'reviews');
      const message = error instanceof ApiFailure ? error.message : localised('failures', failures).tryAgain;
      setListing({ status: 'failed', reviews, cursor, message });
    } finally {
      isReading.current = false;
    }
  }

  return { listing, read };
}
