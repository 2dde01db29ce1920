import type { Checkout, UpdateCheckoutRequest } from '../contracts/checkout.ts';
import { isSameAddress, isUntouched } from '../domain/address.ts';
import { likelyCountry } from '../domain/countries.ts';
import { isMailAddress } from '../domain/email.ts';
import { type Entries, NO_ENTRIES } from './state.ts';

interface FilledIn {
  entries: Entries;
  /** Entries that the server does not have yet. */
  unsaved: UpdateCheckoutRequest;
}

/**
 * Completes the form from a cart's first answer: what was typed stays, and what the server knows fills the rest. A cart
 * that takes the place of another one, as after signing in, gets what was typed for the earlier one.
 */
export function fillIn(typed: Entries, checkout: Checkout): FilledIn {
  const { email, note, needsAddress, taxPlace, countries, shopCountry } = checkout;
  const entries = { ...typed, email: typed.email || email, note: typed.note || note };
  const unsaved: UpdateCheckoutRequest = {};
  if (entries.email !== email && isMailAddress(entries.email.trim())) unsaved.email = entries.email;
  if (entries.note !== note) unsaved.note = entries.note;
  if (checkout.address && isUntouched(typed.address)) entries.address = checkout.address;
  else if (needsAddress || taxPlace) {
    const countryCode = typed.address.countryCode || likelyCountry(countries, shopCountry, navigator.languages ?? []);
    entries.address = { ...typed.address, countryCode };
    if (!isSameAddress(entries.address, checkout.address ?? NO_ENTRIES.address)) unsaved.address = entries.address;
  }
  return { entries, unsaved };
}
