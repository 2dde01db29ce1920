import type { Place, PlaceQuery, PlaceSuggestion, PlacesQuery } from '#runtime/contracts/places.ts';

/** Finds places. Its methods throw ApiError PLACES_UNAVAILABLE where the provider does not answer. */
export interface Places {
  /** The company that a list of its suggestions must name; null for none. */
  provider: string | null;
  /** Returns a few places for what a visitor has typed, the best first. */
  suggest(query: PlacesQuery): Promise<PlaceSuggestion[]>;
  /** Returns a place that was suggested; undefined for an id that it does not know. */
  find(query: PlaceQuery): Promise<Place | undefined>;
}
