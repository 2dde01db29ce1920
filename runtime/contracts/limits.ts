/**
 * Limits that browser and Worker both keep to. They stand apart from the contracts, so that a browser module can read one
 * without fetching zod. Lengths are in UTF-16 code units.
 */

/** Of ids, skus, coupon codes and delivery options. */
export const ID_MAX_LENGTH = 64;
/** Of a gift card's code as it is typed, with its blanks and hyphens. */
export const GIFT_CARD_ENTRY_MAX_LENGTH = 40;
export const ORDER_NOTE_MAX_LENGTH = 1_000;
/** Of the JSON text of a cart line's additional fields. */
export const ADDITIONAL_FIELDS_MAX_LENGTH = 20_000;

/** Of the JSON text of a submission's values. */
export const SUBMISSION_MAX_LENGTH = 100_000;
/** Fields of a form. */
export const MAX_FIELDS = 100;
/** Options of a field. */
export const MAX_OPTIONS = 200;

/** Addresses that a form's submissions are sent to. */
export const MAX_NOTIFY_EMAILS = 10;
/** Of each text of a form that an owner writes as HTML, once it has been cleaned. */
export const OWNER_HTML_MAX_LENGTH = 10_000;
