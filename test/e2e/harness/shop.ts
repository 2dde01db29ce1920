import { getShared } from './shared.ts';

/** The running shop of all journeys, the page of another site that embeds it, and the owners' keys by site id. */
const { shopUrl, embedUrl, ownerKeys, stateDir } = await getShared('shop');

export const SHOP_URL = shopUrl;
export const GERMAN_SHOP_URL = shopUrl.replace('localhost', 'de.localhost');
export const EMBED_URL = embedUrl;
export const OWNER_KEYS = ownerKeys;
export const STATE_DIR = stateDir;
