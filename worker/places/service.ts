import type { Bindings } from '../env.ts';
import { gazetteer } from './gazetteer.ts';
import { googlePlaces } from './google.ts';
import type { Places } from './port.ts';

/** Returns the provider of places: Google where its key is set, else the towns that come with the shop. */
export function placesOf({ GOOGLE_MAPS_KEY }: Bindings): Places {
  return GOOGLE_MAPS_KEY ? googlePlaces(GOOGLE_MAPS_KEY) : gazetteer;
}
