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

/** Most slices of a cover, and most buttons, links, pictures and tracks of one slice. */
export const MAX_SLICES = 20;
export const MAX_SLICE_BUTTONS = 6;
export const MAX_SLICE_LINKS = 20;
export const MAX_SLICE_PICTURES = 50;
export const MAX_TRACKS = 60;
/** Longest line of text in a slice, and longest HTML of one. */
export const SLICE_TEXT_MAX_LENGTH = 300;
export const SLICE_HTML_MAX_LENGTH = PAGE_HTML_MAX_LENGTH / 10;
