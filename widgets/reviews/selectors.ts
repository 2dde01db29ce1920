/** Pictures of reviews on the shop's own pages, as links to the whole picture. */
export const REVIEW_PICTURE = 'a.product-review-picture';
/** The field in which a buyer chooses pictures for a review. */
export const CHOSEN_REVIEW_PICTURES = '[data-sq-pictures]';
