import { OPENERS } from './openers.ts';

/** Our script tags. */
export const SCRIPT_TAG = 'script[src*="/storefront."]';

/** Elements that open nothing, because their value is none of those that there are. */
export const WRONG_OPENER = `[data-sq-opens]:not(${Object.keys(OPENERS).map((value) => `[data-sq-opens="${value}"]`)})`;
