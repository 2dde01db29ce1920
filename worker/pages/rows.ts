import { CollectionOptions } from '#runtime/contracts/content.ts';
import { ITEM_TEXT_NAMES } from '#runtime/contracts/item-texts.ts';
import {
  addButtonText,
  CONTENT_COLUMNS,
  type Image,
  ITEM_COLUMNS,
  isOneTimePurchasable,
  OWN_MERCHANDISING,
  PRODUCT_COLUMNS,
  type Variant,
} from '../catalogue/service.ts';
import { type FieldsOf, json, type RowOf, readRow } from '../db/columns.ts';
import {
  ownText,
  type TranslationColumn,
  toTranslated,
  withCover,
  withOptions,
  withTexts,
} from '../translations/service.ts';

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

const { kind: _, ...PRODUCT } = PRODUCT_COLUMNS;

/** Pages show a product's own settings beside the shop's, and read options by what kind of item it is. */
const PAGE_COLUMNS = {
  ...PRODUCT,
  ...CONTENT_COLUMNS,
  ...ITEM_COLUMNS,
  merchandising: OWN_MERCHANDISING,
  options: json('options'),
};

export interface Item
  extends Omit<FieldsOf<typeof PAGE_COLUMNS>, 'useCustomAddButtonText' | 'customAddButtonText' | 'status'> {
  /** Its slug in the site's own language. */
  ownUrlSlug: string;
  /** Its slugs in further languages, by language. */
  slugs: Readonly<Record<string, string>>;
  /** Null for the usual one. */
  customAddButtonText: string | null;
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
  return (
    collections.find((collection) => collection.urlId === urlId) ??
    collections.find((collection) => collection.ownUrlId === urlId)
  );
}

export type ItemRow = RowOf<typeof PAGE_COLUMNS> &
  TranslationColumn & {
    slugs: string | null;
    /** JSON: of the categories that a product is in; null for anything else. */
    category_names: string | null;
  };

export function toItem(row: ItemRow, variants: Variant[], images: Image[]): Item {
  const translated = toTranslated(row.translation);
  const text = (own: string) => ownText(translated, own);
  const { useCustomAddButtonText: _, status: __, ...own } = readRow(PAGE_COLUMNS, row);
  const categories: string[] = row.category_names === null ? own.categories : JSON.parse(row.category_names);
  const item: Item = {
    ...own,
    urlSlug: translated.slug ?? own.urlSlug,
    ownUrlSlug: own.urlSlug,
    slugs: JSON.parse(row.slugs ?? '{}'),
    categories: categories.map(text),
    tags: own.tags.map(text),
    isOneTimePurchasable: isOneTimePurchasable(row),
    variantOptionOrdering: own.variantOptionOrdering.map(text),
    customAddButtonText: addButtonText(row),
    variants: row.translation
      ? variants.map((variant) => ({ ...variant, attributes: withOptions(translated, variant.attributes) }))
      : variants,
    images: row.translation ? images.map((image) => ({ ...image, altText: text(image.altText) })) : images,
  };
  return withTexts(item, translated, ITEM_TEXT_NAMES);
}

/** Finds a product's variant; undefined if there is nothing to choose, or no choice of options leads to the variant. */
export function variantIn({ variants, variantOptionOrdering: names }: Item, variantId: string | undefined) {
  if (variants.length < 2 || names.length === 0) return undefined;
  return variants.find(({ id, attributes }) => id === variantId && names.every((name) => attributes[name]));
}
