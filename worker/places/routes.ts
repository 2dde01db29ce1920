import { Hono } from 'hono';
import { PlaceDetails, PlaceQuery, PlaceSuggestions, PlacesQuery } from '#runtime/contracts/places.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { placesOf } from './service.ts';

const AUTOCOMPLETE = '/api/google-maps/places/autocomplete';
const DETAILS = '/api/google-maps/places/details';

/** The platform's calls for places. What a visitor typed is kept nowhere. */
export const places = new Hono<AppEnv>();

places.get(
  AUTOCOMPLETE,
  describe({ summary: 'Suggests places for what was typed', answer: PlaceSuggestions, query: PlacesQuery }),
  rateLimit('FORM_WRITES', 'places'),
  async (c) => {
    const query = parse(PlacesQuery, c.req.query());
    const found = placesOf(c.env);
    c.header('Cache-Control', 'no-store');
    return c.json({ suggestions: await found.suggest(query), provider: found.provider } satisfies PlaceSuggestions);
  },
);

places.get(
  DETAILS,
  describe({ summary: 'Reads the address of a suggested place', answer: PlaceDetails, query: PlaceQuery }),
  rateLimit('FORM_WRITES', 'places'),
  async (c) => {
    const place = await placesOf(c.env).find(parse(PlaceQuery, c.req.query()));
    if (!place) throw new ApiError('PLACE_NOT_FOUND');
    c.header('Cache-Control', 'no-store');
    return c.json({ place } satisfies PlaceDetails);
  },
);

places.all(AUTOCOMPLETE, methodNotAllowed('GET'));
places.all(DETAILS, methodNotAllowed('GET'));
