/** Limits of pages, posts and their collections. They are not in the contracts, so that a rule can import one without zod. */

/** Longest main content of a page, excerpt or body, before and after sanitising, in UTF-16 code units. */
export const PAGE_HTML_MAX_LENGTH = 100_000;
/** Most blocks in the main content of a page, or in the body of an item. */
export const MAX_BLOCKS = 60;
/** Most items in a collection whose order its owner chooses. */
export const MAX_ORDERED_ITEMS = 250;
/** Most galleries of a site. */
export const MAX_GALLERIES = 20;
/** Most pictures in a gallery. */
export const MAX_GALLERY_IMAGES = 50;
/** Most pictures of any other item. */
export const MAX_ITEM_IMAGES = 100;
