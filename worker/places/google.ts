import * as z from 'zod/mini';
import type { Place, PlaceKind } from '#runtime/contracts/places.ts';
import { ApiError } from '../http/errors.ts';
import { log } from '../log.ts';
import type { Places } from './port.ts';

const BASE = 'https://places.googleapis.com/v1';
/** People have typed on after that. */
const TIMEOUT_MS = 2500;
/** Types of places by the kind of search; the provider takes five at most. */
const TYPES: Readonly<Record<PlaceKind, readonly string[]>> = {
  address: ['street_address', 'premise', 'subpremise', 'route', 'postal_code'],
  city: ['locality', 'postal_town', 'sublocality'],
};

const Text = z.object({ text: z.string() });
const Predictions = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          text: Text,
          structuredFormat: z.optional(z.object({ mainText: Text, secondaryText: z.optional(Text) })),
        }),
      }),
    ),
    [],
  ),
});
const Details = z.object({
  addressComponents: z._default(
    z.array(z.object({ longText: z.string(), shortText: z.optional(z.string()), types: z.array(z.string()) })),
    [],
  ),
  location: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
});
type Components = z.infer<typeof Details>['addressComponents'];

/** Google's Places API. Its key never leaves the Worker. */
export function googlePlaces(key: string): Places {
  return {
    provider: 'Google',

    async suggest({ input, kind, country, language, session }) {
      const body = JSON.stringify({
        input,
        includedPrimaryTypes: TYPES[kind],
        ...(country && { includedRegionCodes: [country.toLowerCase()] }),
        ...(language && { languageCode: language }),
        ...(session && { sessionToken: session }),
      });
      const fields = 'suggestions.placePrediction(placeId,text,structuredFormat)';
      const answer = await call(`${BASE}/places:autocomplete`, key, fields, { method: 'POST', body });
      return read(Predictions, answer).suggestions.map(({ placePrediction: { placeId, text, structuredFormat } }) => ({
        placeId,
        text: structuredFormat?.mainText.text ?? text.text,
        secondaryText: structuredFormat?.secondaryText?.text ?? '',
      }));
    },

    async find({ placeId, language, session }) {
      const url = new URL(`${BASE}/places/${encodeURIComponent(placeId)}`);
      if (language) url.searchParams.set('languageCode', language);
      if (session) url.searchParams.set('sessionToken', session);
      const answer = await call(url, key, 'addressComponents,location', {}, [400, 404]);
      return answer === undefined ? undefined : toPlace(read(Details, answer));
    },
  };
}

/** Calls the provider and returns its JSON; undefined for the statuses that mean that there is no such place. */
async function call(
  address: string | URL,
  key: string,
  fields: string,
  init: RequestInit,
  unknown: readonly number[] = [],
): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields };
  try {
    const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.json();
    await response.body?.cancel();
    if (unknown.includes(response.status)) return undefined;
    log('error', 'places', { status: response.status });
  } catch (error) {
    log('error', 'places', { message: error instanceof Error ? error.name : String(error) });
  }
  throw new ApiError('PLACES_UNAVAILABLE');
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  log('error', 'places', { message: 'The answer has another shape.' });
  throw new ApiError('PLACES_UNAVAILABLE');
}

/** Countries in whose addresses the number stands before the street. */
const NUMBER_FIRST = new Set('AU CA FR GB IE IN LU MC NZ PH SG TH US ZA'.split(' '));

function toPlace({ addressComponents, location }: z.infer<typeof Details>): Place {
  const countryCode = part(addressComponents, 'country', true);
  const [number, street] = [part(addressComponents, 'street_number'), part(addressComponents, 'route')];
  const line = NUMBER_FIRST.has(countryCode) ? [number, street] : [street, number];
  return {
    line1: line.filter(Boolean).join(' ') || part(addressComponents, 'premise'),
    city:
      part(addressComponents, 'locality') ||
      part(addressComponents, 'postal_town') ||
      part(addressComponents, 'sublocality'),
    region: part(addressComponents, 'administrative_area_level_1', true),
    postalCode: part(addressComponents, 'postal_code'),
    countryCode,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  };
}

function part(components: Components, type: string, isShort = false): string {
  const found = components.find(({ types }) => types.includes(type));
  return (isShort ? found?.shortText : found?.longText) ?? '';
}
