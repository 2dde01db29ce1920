import { type Context, Hono } from 'hono';
import { PlaceDetails, PlaceQuery, PlaceSuggestions, PlacesQuery } from '#runtime/contracts/places.ts';
import type { Bindings } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { callerNetworks } from '../http/network.ts';
import { parse } from '../http/parse.ts';
import { isAllowed, placeCalls } from '../passwords/service.ts';
import { gazetteer } from './gazetteer.ts';
import { googlePlaces } from './google.ts';
import type { Places } from './port.ts';

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
    const provider = await affordablePlaces(c);
    c.header('Cache-Control', 'no-store');
    const suggestions = await provider.suggest(query);
    return c.json({ suggestions, provider: provider.provider } satisfies PlaceSuggestions);
  },
);

places.get(
  DETAILS,
  describe({ summary: 'Reads the address of a suggested place', answer: PlaceDetails, query: PlaceQuery }),
  rateLimit('FORM_WRITES', 'places'),
  async (c) => {
    const query = parse(PlaceQuery, c.req.query());
    const place = await (await affordablePlaces(c)).find(query);
    if (!place) throw new ApiError('PLACE_NOT_FOUND');
    c.header('Cache-Control', 'no-store');
    return c.json({ place } satisfies PlaceDetails);
  },
);

/**
 * Returns the provider of places. Throws RATE_LIMITED once a network has had what a day's people need of a provider whom
 * the shop pays: these calls need no crumb, so that any program can make them.
 */
async function affordablePlaces(c: Context<AppEnv>): Promise<Places> {
  const found = placesOf(c.env);
  const isFree = found.provider === null;
  if (isFree || (await isAllowed(c.env.DB, c.var.site.siteId, placeCalls(callerNetworks(c)), Date.now()))) return found;
  throw new ApiError('RATE_LIMITED');
}

/** Returns the provider of places: Google where its key is set, else the towns that come with the shop. */
function placesOf({ GOOGLE_MAPS_KEY }: Bindings): Places {
  return GOOGLE_MAPS_KEY ? googlePlaces(GOOGLE_MAPS_KEY) : gazetteer;
}
