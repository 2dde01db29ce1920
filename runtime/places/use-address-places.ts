import { type RefObject, useEffect } from 'react';
import type { TrackingContext } from './offer-places.ts';
import { watchAddresses } from './watch-addresses.ts';

/** Offers places in the address fields of a form while it is shown. `context` stays the same. */
export function useAddressPlaces(
  form: RefObject<HTMLElement | null>,
  isShown: boolean,
  context: TrackingContext,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the context is a constant of its form
  useEffect(() => {
    if (!isShown || !form.current) return;
    const life = new AbortController();
    watchAddresses(form.current, context, life.signal);
    return () => life.abort();
  }, [isShown, form]);
}
