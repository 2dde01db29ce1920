import * as z from 'zod/mini';

/** What is looked for: whole addresses, or towns alone. */
export const PLACE_KINDS = ['address', 'city'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const named = (longest: number) => text(longest).check(z.minLength(1));
const language = z.optional(z.string().check(z.regex(/^[a-zA-Z]{2,3}(?:-[\w-]{1,30})?$/)));
/** Joins the calls of one search, which its provider counts as one. */
const session = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/)));

/** Where on which page a visitor looks for a place: the platform's tracking context. Both are names, 'checkout' and 'delivery'. */
const context = {
  productPage: named(50).check(z.regex(/^[\w-]+$/)),
  productSection: named(50).check(z.regex(/^[\w-]+$/)),
};

/** Query of `GET /api/google-maps/places/autocomplete`. */
export const PlacesQuery = z.strictObject({
  /** What the visitor has typed. */
  input: named(200),
  kind: z._default(z.enum(PLACE_KINDS), 'address'),
  /** ISO 3166-1 alpha-2; only places in this country are suggested. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  language,
  session,
  ...context,
});
export type PlacesQuery = z.infer<typeof PlacesQuery>;

export const PlaceSuggestion = z.strictObject({
  placeId: z.string(),
  /** '14 Duane Street' */
  text: z.string(),
  /** 'Astoria, OR, USA'; '' for none. */
  secondaryText: z.string(),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

/** The best first. */
export const PlaceSuggestions = z.strictObject({
  suggestions: z.array(PlaceSuggestion),
  /** Whom the list must name as its source; null for the shop's own. */
  provider: z.nullable(z.string()),
});
export type PlaceSuggestions = z.infer<typeof PlaceSuggestions>;

/** Query of `GET /api/google-maps/places/details`. */
export const PlaceQuery = z.strictObject({
  placeId: named(500).check(z.regex(/^[\w.~-]+$/)),
  language,
  session,
  ...context,
});
export type PlaceQuery = z.infer<typeof PlaceQuery>;

/** A place as the parts of an address; '' for a part that is not known. */
export const Place = z.strictObject({
  line1: z.string(),
  city: z.string(),
  /** The part of ISO 3166-2 after the hyphen. */
  region: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  /** Degrees; null where it is not known. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type Place = z.infer<typeof Place>;

export const PlaceDetails = z.strictObject({ place: Place });
export type PlaceDetails = z.infer<typeof PlaceDetails>;
