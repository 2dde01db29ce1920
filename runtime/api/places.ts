import { API_ROOT } from '../contracts/http.ts';
import type { Place, PlaceDetails, PlaceQuery, PlaceSuggestion, PlaceSuggestions } from '../contracts/places.ts';
import { request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

const PLACES = `${API_ROOT}google-maps/places/`;

/** The query parameters that both calls of one search share. */
export type PlaceSearch = Pick<PlaceQuery, 'session' | 'productPage' | 'productSection'> & { language: string };

interface Wanted extends PlaceSearch {
  input: string;
  kind: 'address' | 'city';
  country?: string | undefined;
}

/** Asks for a few places that begin as what was typed. */
export function suggestPlaces(wanted: Wanted, signal: AbortSignal): Promise<PlaceSuggestions> {
  return request({ path: `${PLACES}autocomplete?${queryOf({ ...wanted })}`, signal, isAnswer: isSuggestions });
}

/** Reads the address of a suggested place. */
export async function getPlace(placeId: string, search: PlaceSearch): Promise<Place> {
  const path = `${PLACES}details?${queryOf({ ...search, placeId })}`;
  return (await request({ path, isAnswer: isDetails })).place;
}

function queryOf(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function isSuggestions(json: unknown): json is PlaceSuggestions {
  return isRecord(json) && isListOf(json.suggestions, isSuggestion);
}

function isSuggestion(json: unknown): json is PlaceSuggestion {
  return isRecord(json) && typeof json.placeId === 'string' && typeof json.text === 'string';
}

function isDetails(json: unknown): json is PlaceDetails {
  return isRecord(json) && isRecord(json.place) && typeof json.place.city === 'string';
}
