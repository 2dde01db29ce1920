/** Texts (see `en.ts`) of what imports answer. */

export const imports = {
  newCategory: 'The category “{name}” is created.',
  stockLeft: 'Stock of the shop stays as it is.',
  notJson: 'The JSON is not valid.',
  noRecord: 'This line is no record of a shop.',
  noProduct: 'Object {number} is neither a record nor a whole product with its id, collection and variants.',
  otherVersion: 'The file was written by another version, which this shop does not read.',
  brokenOff: 'The file ends too early. Records are missing.',
  otherCount: 'The file should have {count} records.',
} as const;
