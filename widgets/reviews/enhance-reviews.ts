import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { handlePresses } from '#runtime/ui/presses.ts';
import { CHOSEN_REVIEW_PICTURES, REVIEW_PICTURE } from './selectors.ts';

const loadPictures = lazy(() => import('./review-pictures.ts'), { texts: 'en' });

/**
 * Opens the pictures of reviews in a lightbox, and makes those that a buyer chooses smaller before they are sent. Without
 * it the links show the pictures, and the form sends them as they are. Returns a function that stops it.
 */
export function enhanceReviews(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const load = async () => (await loadPictures()).showPicture;
  handlePresses({ selector: REVIEW_PICTURE, load, explainFailure: explainLoadFailure }, signal);
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(CHOSEN_REVIEW_PICTURES)) return;
      loadPictures()
        .then(({ shrinkPictures }) => shrinkPictures(target))
        .catch((error: unknown) => report(error, 'reviews'));
    },
    { signal },
  );
  return () => stopping.abort();
}
