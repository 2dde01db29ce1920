import { lazy } from '../lazy.ts';
import type { TrackingContext } from './offer-places.ts';

/** The first line of an address, and its town: what a visitor types first. */
const WATCHED = 'input:is([autocomplete~=address-line1],[autocomplete~=address-level2])';

const loadOffer = lazy(() => import('./offer-places.ts'));

/**
 * Offers places in the address fields of a form, now and later: fields with the names of HTML's autofill. What is
 * needed for it is fetched when one of them gets the focus. Without it, the fields are as they were.
 */
export function watchAddresses(root: Node, context: TrackingContext, signal: AbortSignal): void {
  const offered = new WeakSet<EventTarget>();
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(WATCHED) || offered.has(target)) return;
      offered.add(target);
      loadOffer().then(
        ({ offerPlaces }) => offerPlaces(target, context, signal),
        () => offered.delete(target),
      );
    },
    { signal },
  );
}
