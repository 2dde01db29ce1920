import { MerchandisingDefinition, type ProductDefinition } from '#runtime/contracts/catalogue.ts';
import type { ContentType, OwnerItem } from '#runtime/contracts/content.ts';
import { type ContentStatus, RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { ItemOptions } from '#runtime/contracts/item-options.ts';
import { SafetyDefinition, type WithdrawalException } from '#runtime/contracts/product-law.ts';
import {
  type ColumnsOf,
  filledText,
  flag,
  integer,
  json,
  maybeInteger,
  maybeJson,
  maybeText,
  text,
} from '../db/columns.ts';

/**
 * The columns of `items`. Statements, rows and the objects made from them take the columns from here, so that a field
 * without a column does not compile, and one with a column is written and read everywhere.
 */

/**
 * The fields of a product's row: all but those in other tables, and those that a statement writes by a rule of its own.
 */
type ProductFields = Omit<ProductDefinition, 'variants' | 'images' | 'categoryIds' | 'position' | 'likeCount'>;

/** The same of an item that is not sold. */
type ContentFields = Omit<
  OwnerItem,
  'id' | 'images' | 'position' | 'likeCount' | 'publicCommentCount' | 'isLocked' | 'version' | 'updatedAt'
>;

/** The columns that all items have. */
const SHARED_COLUMNS = {
  collectionId: text('collection_id'),
  title: text('title'),
  urlSlug: text('url_slug'),
  excerpt: text('excerpt'),
  body: text('body'),
  author: maybeText('author_name'),
  categories: json('categories'),
  tags: json('tags'),
  starred: flag('starred'),
  status: text<'content_status', ContentStatus>('content_status'),
  publishedAt: integer('published_at'),
  shareButtonOptions: maybeJson('share_button_options'),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
} satisfies ColumnsOf<Pick<ProductFields, keyof ProductFields & keyof ContentFields>>;

/** What a change of a product writes. */
export const PRODUCT_COLUMNS = {
  ...SHARED_COLUMNS,
  brand: text('brand'),
  withdrawalException: text<'withdrawal_exception', WithdrawalException>('withdrawal_exception'),
  safety: { ...json('safety'), read: (cell: string) => SafetyDefinition.parse(JSON.parse(cell)) },
  safetyWarnings: text('safety_warnings'),
  minimumAge: integer('minimum_age'),
  durability: maybeJson('durability'),
  kind: integer<'product_type', ProductFields['kind']>('product_type'),
  subscriptionPlan: maybeJson('subscription_plan'),
  isOneTimePurchasable: flag('one_time_purchasable'),
  variantOptionOrdering: json('variant_option_ordering'),
  additionalFieldsFormId: maybeText('additional_fields_form_id'),
  additionalFieldsForm: maybeJson('additional_fields_form'),
  useCustomAddButtonText: flag('use_custom_add_button_text'),
  customAddButtonText: filledText('custom_add_button_text'),
  merchandising: {
    ...json('merchandising'),
    read: (cell: string) => MerchandisingDefinition.parse(JSON.parse(cell)),
    write: (value) => JSON.stringify(withoutNulls(value)),
  },
} satisfies ColumnsOf<ProductFields>;

/** What a change of an item that is not sold writes. */
export const CONTENT_COLUMNS = {
  ...SHARED_COLUMNS,
  recordType: {
    name: 'record_type',
    read: (cell: number) => contentType(cell),
    write: (value) => RECORD_TYPE[value],
  },
  commentsOpen: flag('comment_state'),
  externalLink: maybeText('external_link'),
  sourceUrl: maybeText('source_url'),
  promotedBlockType: maybeText<'promoted_block_type', ContentFields['promotedBlockType']>('promoted_block_type'),
  startsAt: maybeInteger('starts_at'),
  endsAt: maybeInteger('ends_at'),
  location: maybeJson('location'),
  options: { ...json('options'), read: (cell: string) => ItemOptions.parse(JSON.parse(cell)) },
} satisfies ColumnsOf<ContentFields>;

/** What statements write by rules of their own, or only the database. */
export const ITEM_COLUMNS = {
  id: text('id'),
  /** A number of `RECORD_TYPE`. */
  recordType: integer('record_type'),
  /** A number of `PRODUCT_TYPE`; null for an item that is not sold. */
  productType: maybeInteger('product_type'),
  /** Place in its collection. */
  position: integer('position'),
  likeCount: integer('like_count'),
  publicCommentCount: integer('public_comment_count'),
  /** Names the password that readers of its page must know; null for none. */
  lockKey: maybeText('lock_key'),
  /** One higher after each edit. */
  version: integer('version'),
  updatedAt: integer('updated_at'),
};

const CONTENT_TYPES = new Map(
  (Object.keys(RECORD_TYPE) as (keyof typeof RECORD_TYPE)[]).map((name) => [RECORD_TYPE[name] as number, name]),
);

function contentType(recordType: number): ContentType {
  const name = CONTENT_TYPES.get(recordType) ?? 'text';
  return name === 'storeItem' ? 'text' : name;
}

/** Returns an object without the fields that are null, at any depth: the shop's setting counts there. */
function withoutNulls(value: object): object {
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, typeof entry === 'object' ? withoutNulls(entry) : entry]),
  );
}
