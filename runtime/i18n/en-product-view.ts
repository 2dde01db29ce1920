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
  oneReview: '1 review',
  manyReviews: '{count} reviews',
  ratingOf: '{rating} out of {best}',
  moreReviews: 'More reviews',
} as const;
