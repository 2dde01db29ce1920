import type { ItemText } from '#runtime/contracts/item-texts.ts';

/** The field of a column of a product file. */
export type Field =
  | ItemText
  | 'productId'
  | 'variantId'
  | 'kind'
  | 'collection'
  | 'urlSlug'
  | 'category'
  | 'categories'
  | 'tags'
  | 'visible'
  | 'status'
  | 'sku'
  | 'gtin'
  | 'mpn'
  | `optionName${OptionPlace}`
  | `optionValue${OptionPlace}`
  | 'price'
  | 'fullPrice'
  | 'salePrice'
  | 'onSale'
  | 'stockTracker'
  | 'stock'
  | 'stockPolicy'
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
  | 'unitQuantity'
  | 'unitQuantityUnit'
  | 'unitReference'
  | 'unitReferenceUnit'
  | 'deposit'
  | 'manufacturer'
  | 'manufacturerAddress'
  | 'manufacturerContact'
  | 'responsiblePerson'
  | 'responsiblePersonAddress'
  | 'responsiblePersonContact'
  | 'identification'
  | 'minimumAge'
  | 'withdrawalException'
  | 'shipped'
  | 'imageUrl'
  | 'imagePosition'
  | 'imageAlt'
  | 'imageUrls'
  | 'variantImage'
  | 'giftCard';

export const OPTION_PLACES = [1, 2, 3, 4, 5, 6] as const;
export type OptionPlace = (typeof OPTION_PLACES)[number];

/** A column: its header and its field; `value` is written where the shop has no such field. */
export interface Column {
  header: string;
  field?: Field;
  value?: string;
}

export const column = (header: string, field: Field): Column => ({ header, field });
/** A column for a field that the shop does not have. */
export const foreign = (header: string, value = ''): Column => ({ header, value });

/** The cells of one row by their fields. */
export type Cells = Partial<Record<Field, string>>;
