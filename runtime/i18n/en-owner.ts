/** Texts (see `en.ts`) of the owner's API about single fields. */

export const ownerErrors = {
  alreadyExists: 'This {tagType} already exists',
  notAnOption: '{val} is not one of the expected options',
  notAPageUrl: '{val} is not a valid page URL',
  required: 'Required',
  tooLong: 'At most {max} characters are allowed',
  outOfRange: 'This value is out of range',
  saleNotLower: 'The sale price must be lower than the price',
  noSubscription: 'Only physical products and services can be sold as subscriptions',
} as const;

/** The values of `{tagType}`. */
export const ownerNames = {
  tag: 'tag',
  category: 'category',
  option: 'option',
  variant: 'variant',
  sku: 'SKU',
  image: 'image',
} as const;
