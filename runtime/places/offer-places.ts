import { getPlace, type PlaceSearch, suggestPlaces } from '../api/places.ts';
import { places as english } from '../i18n/en/rest.ts';
import { localised } from '../i18n/languages.ts';
import { pageLanguage } from '../page-language.ts';
import { createChoices } from './choices.ts';
import { addressAround, fillAddress } from './fill-address.ts';

/** Names the page and the part of it on which a place is looked for: 'checkout' and 'delivery'. */
export interface TrackingContext {
  productPage: string;
  productSection: string;
}

/** A pause in typing. */
const PAUSE_MS = 250;
const LEAST_LETTERS = 3;

/** Offers places below a field while the visitor types, and fills in the address around it with the one that is chosen. */
export function offerPlaces(input: HTMLInputElement, context: TrackingContext, signal: AbortSignal): void {
  const kind = input.matches('[autocomplete~=address-line1]') ? 'address' : 'city';
  const choices = createChoices(input, { texts: localised('places', english), choose }, signal);
  let session = newSession();
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** What we filled in ourselves asks for no further places. */
  let isFilling = false;

  const search = (): PlaceSearch => ({ ...context, session, language: pageLanguage() || 'en' });

  async function ask(): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const typed = input.value.trim();
    if (typed.length < LEAST_LETTERS) {
      choices.hide();
      return;
    }
    try {
      const { country } = addressAround(input);
      const found = await suggestPlaces({ ...search(), input: typed, kind, country }, asking.signal);
      if (input.matches(':focus')) choices.show(found.suggestions, found.provider);
    } catch {
      // A newer question, or no answer: the visitor types on.
      choices.hide();
    }
  }

  function stopAsking(): void {
    clearTimeout(pause);
    asking.abort();
  }

  async function choose(placeId: string): Promise<void> {
    choices.hide();
    try {
      const place = await getPlace(placeId, search());
      isFilling = true;
      await fillAddress(input, place);
    } catch {
      // The field keeps what was typed.
    } finally {
      isFilling = false;
      session = newSession();
    }
  }

  const later = () => {
    clearTimeout(pause);
    if (!isFilling) pause = setTimeout(ask, PAUSE_MS);
  };
  input.addEventListener('input', later, { signal });
  input.addEventListener('blur', stopAsking, { signal });
  signal.addEventListener('abort', stopAsking);
  // What was typed while this was fetched counts too.
  if (input.value !== input.defaultValue) later();
}

function newSession(): string {
  return crypto.randomUUID();
}
