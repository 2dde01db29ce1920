/**
 * Limits that browser and Worker share. They are not in the contracts, so that a browser module can import one without
 * zod. Lengths are in UTF-16 code units.
 */

/** Longest id, sku, coupon code or delivery option. */
export const ID_MAX_LENGTH = 64;
/** Longest gift card code as typed, with spaces and hyphens. */
export const GIFT_CARD_ENTRY_MAX_LENGTH = 40;
export const ORDER_NOTE_MAX_LENGTH = 1_000;
/** Longest JSON text of a cart line's additional fields. */
export const ADDITIONAL_FIELDS_MAX_LENGTH = 20_000;

/** Longest JSON text of a submission's values. */
export const SUBMISSION_MAX_LENGTH = 100_000;
/** Most fields in a form. */
export const MAX_FIELDS = 100;
/** Most options in a field. */
export const MAX_OPTIONS = 200;

/** Longest span of days whose numbers are answered at once. */
export const STAT_DAYS_MOST = 800;

/** Most addresses that a form's submissions are sent to. */
export const MAX_NOTIFY_EMAILS = 10;
/** Longest text of a form that an owner writes as HTML, after sanitising. */
export const OWNER_HTML_MAX_LENGTH = 10_000;

/** Longest alternative text of a picture. */
export const PICTURE_ALT_MAX_LENGTH = 250;
/** Limits of files count in decimal megabytes. */
export const BYTES_PER_MB = 1_000_000;
/** Largest picture that an owner may upload. */
export const PICTURE_MAX_BYTES = 20 * BYTES_PER_MB;

/** Largest file of a digital product that comes in one call: as much as Cloudflare lets a Worker receive, on any plan. */
export const FILE_MAX_BYTES = 100 * BYTES_PER_MB;
/** Largest file of a digital product, which comes in parts. */
export const UPLOAD_MAX_BYTES = 5_000 * BYTES_PER_MB;
/** Most files of a digital product. */
export const FILES_PER_ITEM = 20;

/** Largest amount that a setting of the store can name, in minor units. */
export const SETTING_AMOUNT_MOST = 1_000_000_000_000;
/** How long and how often a shop can let the buyer of a file download it, at most. */
export const DOWNLOADS_MOST = { days: 3_650, times: 1_000 } as const;
/** Most days from a delivery to the mail that asks for reviews. */
export const REVIEW_REQUEST_DAYS_MOST = 365;

/** Fewest and most characters of a password. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;

/** Longest texts of a declaration, in UTF-16 code units: of its name, about the contract, and of a reason. */
export const DECLARER_NAME_MAX_LENGTH = 200;
export const DECLARED_CONTRACT_MAX_LENGTH = 500;
export const CANCELLATION_REASON_MAX_LENGTH = 2_000;

/** Usual and longest life of a payment link, in days. */
export const PAYMENT_LINK_DAYS = 7;
export const PAYMENT_LINK_DAYS_MOST = 60;
/** Most orders that are chosen at once: for their slips and labels, and to mark them as packed or sent. */
export const CHOSEN_ORDERS_MOST = 100;

/** Most letters of a category's name. */
export const CATEGORY_NAME_MAX_LENGTH = 25;
/** Up to so many products of a category are counted. */
export const MAX_COUNTED_PRODUCTS = 1_000;
