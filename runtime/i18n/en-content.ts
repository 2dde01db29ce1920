/** Texts (see `en.ts`) about what owners write on pages; only the Worker uses them. */

export const content = {
  notAPageUrl: '{val} is not a valid page URL',
  reservedUrl: 'The shop itself needs the address {val}',
  urlTaken: '{val} is the address of another page',
  notAnOption: '{val} is not one of the expected options',
  nameTooLong: '{val} is too long. At most {max} characters are allowed',
  tooManyBlocks: 'A page has at most {max} blocks, and this one has {count}',
  wrongBlock: 'The JSON of the block {type} is wrong at {field}: {reason}',
  blockWithoutJson: 'The block {type} needs its settings as JSON in data-block-json',
  tooManyImages: 'A gallery has at most {max} pictures, and this one has {count}',
  tooLong: 'At most {max} characters are allowed',
  endBeforeStart: 'The end must not be before the start',
  noStart: 'An event needs a start',
  notInProducts: 'Products are created as products',
  orderedByDate: 'The items of this collection are in the order of their dates',
  notInCollection: 'The collection has no item {val}',
  productsByOwner: 'Products are always in the owner’s order',
  notAVideo: '{val} is not a video of YouTube or Vimeo',
};
