/** Limits of what owners write. They are not in the contracts, so that a rule can import one without zod. */

/** Most products in a collection. */
export const MAX_PRODUCTS_IN_COLLECTION = 200;
/** Most products that are chosen from a list at once. */
export const MAX_CHOSEN_PRODUCTS = 10_000;
/** Most options of a product, such as size and colour. */
export const MAX_PRODUCT_OPTIONS = 6;
export const MAX_VARIANTS = 250;
export const MAX_PRODUCT_IMAGES = 100;
export const MAX_PRODUCT_TAGS = 100;
export const MAX_PRODUCT_CATEGORIES = 100;
/** Longest tag. */
export const TAG_MAX_LENGTH = 50;
/** Longest name of a category. */
export const CATEGORY_MAX_LENGTH = 25;
/** Longest excerpt or body of a product, before and after sanitising. */
export const PRODUCT_HTML_MAX_LENGTH = 50_000;
/** Highest price, in minor units. */
export const MAX_CENTS = 1_000_000_000;
export const MAX_STOCK = 1_000_000_000;
/** Highest weight in grams and length in millimetres. */
export const MAX_WEIGHT_OR_SIZE = 100_000_000;
