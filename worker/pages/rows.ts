import { CollectionOptions, type ItemLocation } from '#runtime/contracts/content.ts';
import {
  addButtonText,
  type Image,
  isOneTimePurchasable,
  type OwnMerchandising,
  toOwnMerchandising,
  type Variant,
} from '../catalogue/service.ts';
import {
  ownText,
  type TranslationColumn,
  toTranslated,
  withCover,
  withOptions,
  withTexts,
} from '../translations/service.ts';

/** Texts of items that have names in translations. */
const TRANSLATED = ['title', 'excerpt', 'body', 'seoTitle', 'seoDescription', 'customAddButtonText'] as const;

/** The rows that pages are made from, and the objects made from them. */

export interface Collection {
  id: string;
  type: number;
  title: string;
  navigationTitle: string;
  urlId: string;
  /** Its slug in the site's own language. */
  ownUrlId: string;
  /** Its slugs in further languages, by language. */
  slugs: Readonly<Record<string, string>>;
  template: string;
  description: string;
  mainContent: string;
  inNavigation: boolean;
  /** Only members of this area see it; null for everybody. */
  memberAreaId: string | null;
  /** Names the password that its visitors must know; null for none. */
  lockKey: string | null;
  options: CollectionOptions;
  formIds: string[];
  updatedOn: number;
}

export interface Item {
  id: string;
  collectionId: string;
  recordType: number;
  title: string;
  urlSlug: string;
  /** Its slug in the site's own language. */
  ownUrlSlug: string;
  /** Its slugs in further languages, by language. */
  slugs: Readonly<Record<string, string>>;
  excerpt: string;
  body: string;
  authorName: string | null;
  categories: string[];
  tags: string[];
  starred: boolean;
  likeCount: number;
  publicCommentCount: number;
  commentState: number;
  productType: number | null;
  /** Names the password that readers of its page must know; null for none. */
  lockKey: string | null;
  subscriptionPlan: object | null;
  isOneTimePurchasable: boolean;
  variantOptionOrdering: string[];
  additionalFieldsFormId: string | null;
  additionalFieldsForm: object | null;
  customAddButtonText: string | null;
  merchandising: OwnMerchandising;
  externalLink: string | null;
  sourceUrl: string | null;
  promotedBlockType: string | null;
  /** Of an event, in ms since the epoch. */
  startsAt: number | null;
  endsAt: number | null;
  location: ItemLocation | null;
  /** See `ItemOptions`. */
  options: unknown;
  seoTitle: string;
  seoDescription: string;
  /** Place in its collection. */
  position: number;
  publishedOn: number;
  updatedOn: number;
  /** One higher after each edit. */
  version: number;
  variants: Variant[];
  images: Image[];
}

export interface CollectionRow extends TranslationColumn {
  slugs: string | null;
  id: string;
  type: number;
  title: string;
  navigation_title: string;
  url_id: string;
  template: string;
  description: string;
  main_content: string;
  in_navigation: number;
  member_area_id: string | null;
  lock_key: string | null;
  options: string;
  form_ids: string;
  updated_at: number;
}

export function toCollection(row: CollectionRow): Collection {
  const translated = toTranslated(row.translation);
  const collection: Collection = {
    id: row.id,
    type: row.type,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: translated.slug ?? row.url_id,
    ownUrlId: row.url_id,
    slugs: JSON.parse(row.slugs ?? '{}'),
    template: row.template,
    description: row.description,
    mainContent: row.main_content,
    inNavigation: row.in_navigation === 1,
    memberAreaId: row.member_area_id,
    lockKey: row.lock_key,
    options: withCover(CollectionOptions.parse(JSON.parse(row.options)), translated),
    formIds: JSON.parse(row.form_ids),
    updatedOn: row.updated_at,
  };
  return withTexts(collection, translated, ['title', 'navigationTitle', 'description', 'mainContent']);
}

/** Finds the collection with a slug in the page's language or, without one, in the site's own. */
export function collectionAt(collections: readonly Collection[], urlId: string): Collection | undefined {
  return collections.find((one) => one.urlId === urlId) ?? collections.find((one) => one.ownUrlId === urlId);
}

export interface ItemRow extends TranslationColumn {
  slugs: string | null;
  id: string;
  collection_id: string;
  record_type: number;
  title: string;
  url_slug: string;
  excerpt: string;
  body: string;
  author_name: string | null;
  categories: string;
  /** JSON: of the categories that a product is in; null for anything else. */
  category_names: string | null;
  tags: string;
  starred: number;
  like_count: number;
  public_comment_count: number;
  comment_state: number;
  product_type: number | null;
  lock_key: string | null;
  subscription_plan: string | null;
  one_time_purchasable: number;
  variant_option_ordering: string;
  additional_fields_form_id: string | null;
  additional_fields_form: string | null;
  custom_add_button_text: string | null;
  external_link: string | null;
  source_url: string | null;
  promoted_block_type: string | null;
  starts_at: number | null;
  ends_at: number | null;
  location: string | null;
  options: string;
  seo_title: string;
  seo_description: string;
  use_custom_add_button_text: number;
  merchandising: string;
  position: number;
  published_at: number;
  updated_at: number;
  version: number;
}

export function toItem(row: ItemRow, variants: Variant[], images: Image[]): Item {
  const translated = toTranslated(row.translation);
  const text = (own: string) => ownText(translated, own);
  const item: Item = {
    id: row.id,
    collectionId: row.collection_id,
    recordType: row.record_type,
    title: row.title,
    urlSlug: translated.slug ?? row.url_slug,
    ownUrlSlug: row.url_slug,
    slugs: JSON.parse(row.slugs ?? '{}'),
    excerpt: row.excerpt,
    body: row.body,
    authorName: row.author_name,
    categories: JSON.parse(row.category_names ?? row.categories).map(text),
    tags: JSON.parse(row.tags).map(text),
    starred: row.starred === 1,
    likeCount: row.like_count,
    publicCommentCount: row.public_comment_count,
    commentState: row.comment_state,
    productType: row.product_type,
    lockKey: row.lock_key,
    subscriptionPlan: row.subscription_plan === null ? null : JSON.parse(row.subscription_plan),
    isOneTimePurchasable: isOneTimePurchasable(row),
    variantOptionOrdering: JSON.parse(row.variant_option_ordering).map(text),
    additionalFieldsFormId: row.additional_fields_form_id,
    additionalFieldsForm: row.additional_fields_form === null ? null : JSON.parse(row.additional_fields_form),
    customAddButtonText: addButtonText(row),
    merchandising: toOwnMerchandising(row.merchandising),
    externalLink: row.external_link,
    sourceUrl: row.source_url,
    promotedBlockType: row.promoted_block_type,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    location: row.location === null ? null : JSON.parse(row.location),
    options: JSON.parse(row.options),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    position: row.position,
    publishedOn: row.published_at,
    updatedOn: row.updated_at,
    version: row.version,
    variants: row.translation
      ? variants.map((variant) => ({ ...variant, attributes: withOptions(translated, variant.attributes) }))
      : variants,
    images: row.translation ? images.map((image) => ({ ...image, altText: text(image.altText) })) : images,
  };
  return withTexts(item, translated, TRANSLATED);
}

/** Finds a product's variant; undefined if there is nothing to choose, or no choice of options leads to the variant. */
export function variantIn({ variants, variantOptionOrdering: names }: Item, variantId: string | undefined) {
  if (variants.length < 2 || names.length === 0) return undefined;
  return variants.find(({ id, attributes }) => id === variantId && names.every((name) => attributes[name]));
}
