/** Texts (see `en.ts`) of products that our own elements show. */

export const productView = {
  pictures: 'Pictures',
  enlarge: 'Enlarge picture',
  pictureOf: 'Picture {n} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  oneFewer: 'One fewer',
  oneMore: 'One more',
  viewDetails: 'View full details',
  productUnavailable: 'Sorry, this product cannot be shown right now.',
  productUnknown: 'Sorry, this product is no longer available.',
  quickViewFailed: 'Unable to open Quick View',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
  productOf: '{n} of {count}',
} as const;

export const reviews = {
  reviewCount: '{count|en|one=1 review|other=# reviews}',
  ratingOf: '{rating} out of {best}',
  moreReviews: 'More reviews',
  verified: 'Verified buyer',
  verifiedMeaning:
    'Reviews marked “Verified buyer” come from people who bought this item here: they wrote through a link that only the buyer of an order gets. Other reviews are not checked in this way.',
  reviewPicture: 'Picture {n} of {count} by {name}',
} as const;
