/**
 * Parts of engine pages that a shop may or may not serve. What is not served is not shown: the Worker leaves it out of
 * its pages, and the scripts hide it in the engine's HTML. `<html data-sq-serves="likes comments">` lists what is
 * served, for the CSS of themes.
 */
export const FEATURES = ['restock', 'likes', 'share', 'comments', 'writeReview', 'accounts'] as const;
export type Feature = (typeof FEATURES)[number];

/** The features that this version serves. */
export const SERVED_FEATURES: readonly Feature[] = ['restock', 'likes', 'share', 'comments', 'accounts'];
