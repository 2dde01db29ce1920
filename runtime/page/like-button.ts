/** The engine's like buttons: an element with the item's id and count, and room for an icon and a number. */
export const LIKE_BUTTON = '.sqs-simple-like';
